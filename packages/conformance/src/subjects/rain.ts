import type { ClosureRow } from '@campo-livre/domain/closures/closure-row.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { spareAccount, writableAccount } from '../client/accounts.ts'
import type { Session } from '../client/logins.ts'
import { once, type TestClient } from '../client/test-client.ts'
import { cancelAtEnd, companyOf, freeTime, type FreeTime } from '../client/times.ts'
import type { Subject } from '../subject.ts'
import { court } from './made-field.ts'

/** An interval years ahead, when nobody has booked anything. */
const farAhead = { start: '2090-01-01T20:00:00.000Z', end: '2090-01-01T22:00:00.000Z' }

/** Makes an uncovered field of the user's company, and a rain on it. */
async function wetField(client: TestClient) {
  const { by, lent } = await writableAccount(client, 'company')
  return { by, lent, rain: await rainOn(client, by) }
}

async function rainOn(client: TestClient, by: Awaited<ReturnType<typeof spareAccount>>) {
  const body = { ...court(client), indoor: false }
  const { id } = await client.data<OwnField>({ method: 'POST', path: '/company/fields', by, body })
  return { fieldIds: [id], ...farAhead }
}

/** Returns a free time at a company, on a field that is not covered. */
async function openTime(client: TestClient, at: string): Promise<FreeTime> {
  for (;;) {
    const time = await freeTime(client, { at })
    const { indoor } = await client.data<FieldDetail>({ method: 'GET', path: `/fields/${time.fieldId}` })
    if (!indoor) return time
  }
}

/** Books an uncovered field of a company: the same time again while it is free, as a rained-out booking leaves it. */
async function bookOpen(client: TestClient, by: Session, at: string): Promise<FreeTime & { id: string }> {
  const kept = await once(client, 'rain', async () => ({ time: await openTime(client, at) }))
  const { fieldId, start, end } = kept.time
  const body = { fieldId, start, end }
  const { status, body: answered } = await client.ask({ method: 'POST', path: '/bookings', by, body })
  if (status === 201) return { ...body, id: (answered as { data: { id: string } }).data.id }
  kept.time = await openTime(client, at)
  return bookOpen(client, by, at)
}

/** Makes a booking that was rained out, whose time is free again. */
async function rainedOut(client: TestClient, actor: 'athlete' | 'athlete2') {
  const by = await client.actor(actor)
  const owner = await client.actor('company')
  const { id, fieldId, start, end } = await bookOpen(client, by, await companyOf(client, owner))
  cancelAtEnd(client, by, id)
  await client.data({ method: 'POST', path: `/bookings/${id}/payment`, by, body: { method: 'venue' } })
  const { closure } = await client.data<{ closure: ClosureRow }>({
    method: 'POST',
    path: '/company/rain',
    by: owner,
    body: { rain: { fieldIds: [fieldId], start, end }, choices: [{ bookingId: id, action: 'offer' }] },
  })
  await client.data({ method: 'DELETE', path: `/company/closures/${closure.id}`, by: owner })
  const body = { what: 'new-time', fieldId, start }
  // Only a booking with a time can be cancelled at the end.
  client.undo(() => client.ask({ method: 'POST', path: `/bookings/${id}/rain-choice`, by, body }))
  return { by, params: { id }, body }
}

export const rainSubjects: Record<string, Subject> = {
  'POST /company/rain/preview': {
    validRequest: async (client) => {
      const { by, lent, rain } = await wetField(client)
      return { by, lent, body: { rain } }
    },
    again: 'same',
    read: () => '/company/closures',
  },
  'POST /company/rain': {
    validRequest: async (client) => {
      const { by, lent, rain } = await wetField(client)
      return { by, lent, body: { rain, choices: [] } }
    },
    again: 409,
    other: async (client, { by }) => ({
      rain: await rainOn(client, by ?? (await spareAccount(client, 'company'))),
      choices: [],
    }),
    counted: '/company/closures',
    read: () => '/company/closures',
  },
  'POST /bookings/{id}/rain-choice': {
    validRequest: (client) => rainedOut(client, 'athlete'),
    another: async (client) => (await rainedOut(client, 'athlete2')).params,
    refs: { fieldId: 404 },
    again: 409,
    other: async () => ({ what: 'credit' }),
    read: (_good, data) => `/bookings/${(data as { id: string }).id}`,
  },
}
