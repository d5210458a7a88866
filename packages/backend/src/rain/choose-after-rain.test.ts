import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { type RainOffer, usualRules } from '@campo-livre/domain/companies/arena-rules.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const mock = testBackend()
const rain = { fieldIds: ['society'], start: '2026-11-21T22:00:00.000Z', end: '2026-11-22T00:00:00.000Z' }

async function itRains(rule: RainOffer): Promise<void> {
  await mock.server.db.bookings.update('paid', { rules: { ...usualRules, rain: rule } })
  await mock.ask('POST /company/rain', {
    as: 'dono',
    body: { rain, choices: [{ bookingId: 'paid', action: 'offer' }] },
  })
}
const choose = (body: object, as = 'ana') => mock.ask('POST /bookings/paid/rain-choice', { as, body })
const time = (start: string, fieldId = 'society') => choose({ what: 'new-time', fieldId, start })
const booking = () => mock.server.db.bookings.find('paid')
const hold = async (start: string, end: string, as = 'ana') => {
  const asked = await mock.ask('POST /bookings', { as, body: { fieldId: 'society', start, end } })
  return asked.body.data as BookingDetail
}
const pay = async ({ id }: BookingDetail, method: 'pix' | 'venue') =>
  (await mock.ask(`POST /bookings/${id}/payment`, { as: 'ana', body: { method } })).body.data as BookingDetail

describe('a new time after a rain', () => {
  beforeEach(() => itRains('either'))

  it('costs nothing, whatever its price, and is the same booking (rules 1 and 5)', async () => {
    const { status, body } = await time('2026-11-23T23:00:00.000Z')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id: 'paid',
      status: 'confirmed',
      start: '2026-11-23T23:00:00.000Z',
      end: '2026-11-24T00:00:00.000Z',
      priceCents: 15_000,
      payment: { status: 'paid', amountCents: 15_000 },
      rain: { chosen: { what: 'new-time' } },
    })
    const told = mock.server.db.notifications.by('userId', 'dono').map(({ message }) => message)
    expect(told).toContainEqual('Ana Lima marcou outro horário por causa da chuva: Campo 1, 23/11 às 20h.')
  })

  it('is kept from others from then on, and leaves the rained one', async () => {
    await time('2026-11-23T23:00:00.000Z')
    const body = { fieldId: 'society', start: '2026-11-23T23:00:00Z', end: '2026-11-24T00:00:00Z' }
    expect((await mock.ask('POST /bookings', { as: 'bia', body })).body.code).toBe('slot_taken')
  })

  it('is refused where somebody was faster, with the nearest free times', async () => {
    await hold('2026-11-23T23:00:00Z', '2026-11-24T00:00:00Z', 'bia')
    const { status, body } = await time('2026-11-23T23:00:00.000Z')
    expect([status, body.code]).toEqual([409, 'slot_held'])
    expect((body.data as { alternatives: object[] }).alternatives).toHaveLength(3)
    expect(booking()).toMatchObject({ status: 'rained_out', rain: { chosen: null } })
  })

  it('is refused on a field for another sport, and of another arena', async () => {
    for (const fieldId of ['futsal', 'areia'])
      expect((await time('2026-11-23T23:00:00.000Z', fieldId)).body.errors).toHaveProperty('fieldId')
  })

  it('is chosen once, by the athlete alone', async () => {
    expect((await choose({ what: 'credit' }, 'bia')).status).toBe(404)
    await time('2026-11-23T23:00:00.000Z')
    for (const again of [{ what: 'credit' }, { what: 'new-time', fieldId: 'society', start: rain.start }])
      expect((await choose(again)).body.code).toBe('conflict')
  })

  it('cannot be chosen any more when the term has run out: it is credit then', async () => {
    await mock.ask('POST /__mock/clock', { body: { advanceMinutes: 30 * 24 * 60 } })
    expect((await time('2026-12-23T23:00:00.000Z')).body.code).toBe('conflict')
    const { body } = await mock.ask('GET /bookings/paid', { as: 'ana' })
    expect(body.data).toMatchObject({ creditLeftCents: 15_000 })
  })

  it('stands first among what is to come until then', async () => {
    const { body } = await mock.ask('GET /bookings?when=upcoming', { as: 'ana' })
    expect((body.data as BookingDetail[])[0]).toMatchObject({ id: 'paid', status: 'rained_out' })
  })
})

describe('credit at the arena', () => {
  it('is chosen only where the rules offer it', async () => {
    await itRains('new-time')
    expect((await choose({ what: 'credit' })).body.errors).toHaveProperty('what')
  })

  it('pays the next booking without a Pix where it covers it, and comes back as credit (H9, rule 5)', async () => {
    await itRains('either')
    await choose({ what: 'credit' })
    const held = await hold('2026-11-22T20:00:00Z', '2026-11-22T21:00:00Z')
    expect(held).toMatchObject({ priceCents: 10_000, creditLeftCents: 15_000 })
    const paid = await pay(held, 'pix')
    expect(paid).toMatchObject({
      status: 'confirmed',
      payment: null,
      creditUsed: { cents: 10_000, returnedCents: 0 },
      creditLeftCents: 5_000,
    })
    const { body } = await mock.ask(`POST /bookings/${held.id}/cancel`, { as: 'ana', body: {} })
    expect(body.data).toMatchObject({
      cancellation: { refundCents: 0 },
      creditUsed: { returnedCents: 10_000 },
      creditLeftCents: 15_000,
    })
  })

  it('lowers what is due by Pix and at the venue', async () => {
    await itRains('either')
    await choose({ what: 'credit' })
    const two = await hold('2026-11-22T20:00:00Z', '2026-11-22T22:00:00Z')
    expect(two.priceCents).toBe(25_000)
    expect(await pay(two, 'pix')).toMatchObject({
      status: 'awaiting_payment',
      payment: { amountCents: 10_000 },
      creditUsed: { cents: 15_000 },
    })
    expect(await pay(two, 'venue')).toMatchObject({
      status: 'confirmed',
      payment: { method: 'venue', amountCents: 10_000 },
      creditUsed: { cents: 15_000 },
    })
  })

  it('is free again when the hold runs out', async () => {
    await itRains('either')
    await choose({ what: 'credit' })
    await pay(await hold('2026-11-22T20:00:00Z', '2026-11-22T22:00:00Z'), 'pix')
    await mock.ask('POST /__mock/clock', { body: { advanceMinutes: 15 } })
    const { body } = await mock.ask('GET /bookings/paid', { as: 'ana' })
    expect(body.data).toMatchObject({ creditLeftCents: 15_000 })
  })

  it('is no movement of money (rule 10)', async () => {
    const total = async () => (await mock.ask('GET /company/financial', { as: 'dono' })).body.meta
    const before = await total()
    await itRains('either')
    await choose({ what: 'credit' })
    await pay(await hold('2026-11-22T20:00:00Z', '2026-11-22T21:00:00Z'), 'pix')
    expect(await total()).toEqual(before)
  })
})
