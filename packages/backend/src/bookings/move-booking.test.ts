import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { describe, expect, it } from 'vitest'

const backend = testBackend()
const { ask } = backend
const db = () => backend.server.db
const booking = () => db().bookings.find('paid')
/** The evening of Monday, the 23rd, from 20h. */
const monday = { fieldId: 'society', start: '2026-11-23T23:00:00.000Z', end: '2026-11-24T00:00:00.000Z' }
const preview = (to: typeof monday, as = 'ana') =>
  ask(`GET /bookings/paid/move?${new URLSearchParams(to)}`, { as })
const move = (body: object, as = 'ana') => ask('POST /bookings/paid/move', { as, body })

describe('a booking that its athlete moves (H2)', () => {
  it('tells what it costs, and is the same booking at the new time', async () => {
    const before = booking()
    const { body } = await preview(monday)
    const { priceCents } = body.data as { priceCents: number }
    expect(booking()).toEqual(before)
    const moved = await move({ ...monday, from: before?.start, priceCents })
    expect([moved.status, moved.body.message]).toEqual([200, 'Horário mudado.'])
    expect(moved.body.data).toMatchObject({ id: 'paid', ...monday, priceCents, status: 'confirmed' })
    expect(moved.body.data).toMatchObject({ changes: [{ kind: 'moved', by: 'athlete', to: monday }] })
    const told = db()
      .notifications.by('userId', 'dono')
      .map(({ message }) => message)
    expect(told).toContainEqual(expect.stringContaining('Ana Lima mudou a reserva: '))
  })

  it('leaves its old time to others, and keeps the new one from them (rule 1)', async () => {
    const { fieldId, start, end } = booking() ?? {}
    const { body } = await preview(monday)
    await move({ ...monday, from: start, priceCents: (body.data as { priceCents: number }).priceCents })
    const asked = (time: object) => ask('POST /bookings', { as: 'bia', body: time })
    expect((await asked(monday)).body.code).toBe('slot_taken')
    expect((await asked({ fieldId, start, end })).status).toBe(201)
  })

  it('overlaps its own time: that is not in its way (rule 1)', async () => {
    const { fieldId = '', start = '', end = '' } = booking() ?? {}
    const hour = 3_600_000
    const shifted = (by: number) => ({
      fieldId,
      start: new Date(Date.parse(start) + by).toISOString(),
      end: new Date(Date.parse(end) + by).toISOString(),
    })
    const longer = { ...shifted(0), end: shifted(hour).end }
    expect((await preview(longer)).status).toBe(200)
    expect((await preview(shifted(0))).body.code).toBe('conflict')
  })

  it('is refused from a page that is old, with the booking as it is, and stores nothing', async () => {
    const before = booking()
    const { status, body } = await move({ ...monday, from: monday.start, priceCents: 1 })
    expect([status, body.code]).toEqual([409, 'stale'])
    expect(body.data).toMatchObject({ id: 'paid', start: before?.start })
    expect(booking()).toEqual(before)
  })

  it('is nobody else’s, and goes to no other arena', async () => {
    expect((await preview(monday, 'bia')).status).toBe(404)
    expect((await preview({ ...monday, fieldId: 'areia' })).status).toBe(404)
  })

  it('gives the difference back as it was paid, on the day on which it is moved (rule 10)', async () => {
    const before = booking()
    const { body } = await preview(monday)
    const money = body.data as { priceCents: number; backCents: number; backBy: string }
    await db().bookings.update('paid', {
      priceCents: money.priceCents + 3_000,
      payment: before?.payment ? { ...before.payment, amountCents: money.priceCents + 3_000 } : null,
    })
    expect((await preview(monday)).body.data).toMatchObject({
      differenceCents: -3_000,
      backCents: 3_000,
      backBy: before?.payment?.method,
    })
    const { body: done } = await move({ ...monday, from: before?.start, priceCents: money.priceCents })
    expect(done.data).toMatchObject({
      payment: {
        status: 'paid',
        refundedCents: 3_000,
        refunds: [{ at: backend.server.db.clock.now(), cents: 3_000 }],
      },
    })
    const gone = await ask('POST /bookings/paid/cancel', { as: 'ana', body: {} })
    expect(gone.body.data).toMatchObject({
      cancellation: { refundCents: money.priceCents },
      payment: { status: 'refunded', refundedCents: money.priceCents + 3_000 },
    })
  })
})
