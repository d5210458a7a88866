import { type Availability, availabilitySchema } from '@campo-livre/domain/availability/availability.ts'
import { formatLongDay } from '@campo-livre/domain/time/format-days.ts'
import { formatTime } from '@campo-livre/domain/time/format.ts'
import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import * as z from 'zod/mini'
import { backend } from './backend.ts'

type Slot = Availability['days'][number]['slots'][number]

async function ask(path: string, sent?: { body: unknown; token?: string }): Promise<unknown> {
  const request = new Request(`${location.origin}/api/${path}`, {
    method: sent ? 'POST' : 'GET',
    ...(sent ? { body: JSON.stringify(sent.body) } : {}),
  })
  request.headers.set('Content-Type', 'application/json')
  if (sent?.token) request.headers.set('Authorization', `Bearer ${sent.token}`)
  const answer = await backend.handle(request)
  const body: unknown = await answer.json()
  return z.parse(z.object({ data: z.unknown() }), body).data
}

/** Finds adjoining free slots of one day of a field, after today, by the backend. */
export async function freeRun(fieldId: string, count: number): Promise<{ slots: Slot[]; timeZone: string }> {
  const { days, timeZone } = z.parse(availabilitySchema, await ask(`fields/${fieldId}/availability`))
  for (const { slots } of days.slice(1)) {
    for (let first = 0; first + count <= slots.length; first++) {
      const run = slots.slice(first, first + count)
      const joined = run.every((slot, index) => index === 0 || run[index - 1]?.end === slot.start)
      if (joined && run.every((slot) => slot.status === 'free')) return { slots: run, timeZone }
    }
  }
  throw new Error(`${fieldId} has no ${count} free slots in a row`)
}

/** Returns the accessible name of a slot's tile. */
export function tileName({ start, end }: Slot, timeZone: string): RegExp {
  const time = (instant: string) => formatTime(instant, timeZone)
  return new RegExp(`^${formatLongDay(start, timeZone)}, ${time(start)} (às|à) ${time(end)}\\b`)
}

/** Books a time as another user. */
export async function bookAs(
  email: string,
  wish: { fieldId: string; start: string; end: string },
): Promise<void> {
  const login = await ask('auth/login', { body: { email, password: PERSONA_PASSWORD } })
  const { token } = z.parse(z.object({ token: z.string() }), login)
  await ask('bookings', { body: wish, token })
}
