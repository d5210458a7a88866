import { describe, expect, test } from 'vitest'
import { personaIds, type PersonaName } from '../personas/persona-ids.ts'
import { seedOf } from '../scenarios/seed-of.ts'
import { testBackend } from '../testing/test-backend.ts'
import { type EventName, eventNames } from './event-names.ts'

const backend = testBackend({ seed: seedOf })
const { ask } = backend
const raise = (event: EventName) => ask('POST /__mock/events', { body: { event } })

type Notice = { id: string; type: string; message: string; actionUrl: string | null; readAt: string | null }
/** Returns the notifications that a persona gets while a task runs. */
async function told(persona: PersonaName, task: () => Promise<unknown>): Promise<Notice[]> {
  const { notifications } = backend.server.db
  const mine = () => notifications.by('userId', personaIds[persona])
  const before = new Set(mine().map(({ id }) => id))
  await task()
  return mine().filter(({ id }) => !before.has(id))
}

const who: Record<EventName, PersonaName> = {
  'new-booking': 'empresa',
  'cancelled-booking': 'empresa',
  'low-stock': 'empresa',
  'new-review': 'empresa',
  'expense-due': 'empresa',
  'racha-joined': 'atleta',
  'pix-waiting': 'atleta',
  'game-soon': 'atleta',
  'hour-freed': 'atleta',
}

describe('events (I3)', () => {
  test.each(eventNames)('%s rings the bell of whom it concerns, once', async (event) => {
    let status = 0
    const notices = await told(who[event], async () => ({ status } = await raise(event)))
    expect(status).toBe(200)
    expect(notices.filter(({ readAt }) => readAt === null).length).toBeGreaterThanOrEqual(1)
    for (const { message } of notices) expect(message).toMatch(/^[A-ZÀ-Ý].*\.$/)
    expect(new Set(notices.map(({ message }) => message)).size).toBe(notices.length)
    const later = await told(who[event], () => ask('GET /me', { as: personaIds[who[event]] }))
    expect(later).toEqual([])
    expect((await ask('GET /__mock/state')).body.data).toMatchObject({ situation: { events: [event] } })
  })

  test.each(eventNames)('%s leaves the data as the domain wants them, three times over', async (event) => {
    for (let count = 0; count < 3; count++) expect([200, 409]).toContain((await raise(event)).status)
    const token = await backend.tokenOf(personaIds.empresa)
    for (const path of ['bookings', 'products', 'expenses', 'financial'])
      expect((await ask(`GET /company/${path}`, { token })).status).toBe(200)
    const athlete = await backend.tokenOf(personaIds.atleta)
    expect((await ask('GET /bookings?when=upcoming', { token: athlete })).status).toBe(200)
    expect((await ask('GET /rachas', { token: athlete })).status).toBe(200)
  })

  test('a new review is told with the form in which it is answered', async () => {
    const { db } = backend.server
    const before = new Set(db.reviews.all().map(({ id }) => id))
    const notices = await told('empresa', () => raise('new-review'))
    const made = db.reviews.all().filter(({ id }) => !before.has(id))
    expect(notices.map(({ actionUrl }) => actionUrl)).toEqual(
      made.map(({ id }) => `/company/reviews?responder=${id}`),
    )
    expect(made).toHaveLength(1)
  })

  test('a new booking is a booking: paid, confirmed, and its time is gone', async () => {
    const { db } = backend.server
    const before = new Set(db.bookings.all().map(({ id }) => id))
    await raise('new-booking')
    const made = db.bookings.all().filter(({ id }) => !before.has(id))
    expect(made).toMatchObject([{ status: 'confirmed', payment: { method: 'pix', status: 'paid' } }])
    const [{ fieldId, start, end } = { fieldId: '', start: '', end: '' }] = made
    const again = await ask('POST /bookings', { as: personaIds.nova, body: { fieldId, start, end } })
    expect(again.status).toBe(409)
    expect(db.sessions.by('userId', made[0]?.athleteId ?? '')).toEqual([])
  })

  test('a cancelled booking gives the time back', async () => {
    const { db } = backend.server
    await raise('cancelled-booking')
    const [cancelled] = db.bookings.where(({ cancellation }) => cancellation?.at === db.clock.now())
    expect(cancelled).toMatchObject({ status: 'cancelled', cancellation: { by: 'athlete' } })
    const { fieldId, start, end } = cancelled ?? { fieldId: '', start: '', end: '' }
    const again = await ask('POST /bookings', { as: personaIds.nova, body: { fieldId, start, end } })
    expect(again.status).toBe(201)
  })

  test('a Pix that waits can be paid for three minutes, and not for four', async () => {
    await raise('pix-waiting')
    const pending = async () => (await ask('GET /__mock/state')).body.data as { pendingPix: { id: string }[] }
    const [{ id } = { id: '' }] = (await pending()).pendingPix
    await ask('POST /__mock/clock', { body: { advanceMinutes: 4 } })
    expect((await pending()).pendingPix).toEqual([])
    expect((await ask(`POST /__mock/pix/${id}/pay`)).status).toBe(409)
  })

  test.each(eventNames.filter((event) => event !== 'expense-due'))(
    '%s is refused in a sentence where there is nothing it could happen to',
    async (event) => {
      await ask('POST /__mock/data', { body: { data: 'empty' } })
      const { status, body } = await raise(event)
      expect([status, body.message]).toEqual([409, expect.stringMatching(/\.$/)])
      expect((await ask('GET /__mock/state')).body.data).toMatchObject({ situation: { events: [] } })
    },
  )

  test('refuses an event that there is not', async () => {
    const { status, body } = await ask('POST /__mock/events', { body: { event: 'flood' } })
    expect([status, body.message]).toEqual([422, 'Esse evento não existe.'])
  })
})
