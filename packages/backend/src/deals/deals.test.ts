import type { Availability } from '@campo-livre/domain/availability/availability.ts'
import type { Calendar } from '@campo-livre/domain/bookings/day/calendar.ts'
import type { BookingAnswer } from '@campo-livre/domain/bookings/company-booking.ts'
import type { Booking } from '@campo-livre/domain/bookings/booking.ts'
import type { DealInput, DealRow } from '@campo-livre/domain/deals/deal.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import type { FieldCard } from '@campo-livre/domain/fields/field-card.ts'
import { describe, expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const FIELD = 'society'
/** Today is Friday, 20 November 2026; every day at any hour for half the price and less. */
const deal: DealInput = {
  fieldIds: [FIELD],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  fromMinute: 0,
  toMinute: 1440,
  hourCents: 5_000,
  from: '2026-11-20',
  until: '2026-12-10',
  audience: 'everyone',
  belowEven: true,
}
const make = (facts: Partial<DealInput> = {}) =>
  backend.ask('POST /company/deals', { as: 'dono', body: { ...deal, ...facts }, key: JSON.stringify(facts) })
const list = async () => (await backend.ask('GET /company/deals', { as: 'dono' })).body.data as DealRow[]
const freeSlots = async (as?: string) => {
  const { body } = await backend.ask(
    `GET /fields/${FIELD}/availability?from=2026-11-23&days=3`,
    as ? { as } : {},
  )
  return (body.data as Availability).days
    .flatMap(({ slots }) => slots)
    .filter(({ status }) => status === 'free')
}

describe('a price for idle hours by calls (N9)', () => {
  it('is seen in the listing and on the field, booked as it stands, and measured', async () => {
    expect((await make()).status).toBe(201)
    const field = await backend.ask(`GET /fields/${FIELD}`)
    const { fromPriceCents, fromMinutes, fromFullCents } = field.body.data as FieldDetail
    expect(fromPriceCents).toBe((5_000 * fromMinutes) / 60)
    expect(fromFullCents).toBeGreaterThan(fromPriceCents)
    const [slot] = await freeSlots('ana')
    expect(slot).toMatchObject({ priceCents: 5_000, fullCents: expect.any(Number) as number })
    const { body } = await backend.ask('GET /fields')
    const card = (body.data as FieldCard[]).find(({ id }) => id === FIELD)
    expect(card?.nextFree[0]).toMatchObject({ priceCents: 5_000, fullCents: expect.any(Number) as number })
    const booked = await backend.ask('POST /bookings', {
      as: 'ana',
      body: { fieldId: FIELD, start: slot?.start, end: slot?.end },
      key: 'booking',
    })
    const booking = booked.body.data as Booking
    const [row] = await list()
    expect(booking).toMatchObject({ priceCents: 5_000, deal: { id: row?.id, fullCents: slot?.fullCents } })
    expect(row?.result.sold).toBe(0)
    await backend.server.db.bookings.update(booking.id, { status: 'confirmed', holdExpiresAt: null })
    expect((await list())[0]).toMatchObject({ status: 'live', result: { sold: 1, soldCents: 5_000 } })
  })

  it('is refused where it is not less than the hours cost, at its price', async () => {
    const { status, body } = await make({ hourCents: 40_000 })
    expect([status, body.code]).toEqual([422, 'invalid'])
    expect(body.errors.hourCents?.[0]).toMatch(/^Use menos que o preço de hoje, R\$/)
    expect(await list()).toEqual([])
  })

  it('takes a percentage off each field’s own price, and is booked at that (N9)', async () => {
    const table = await freeSlots()
    expect((await make({ hourCents: null, percent: 30 })).status).toBe(201)
    const slots = await freeSlots()
    const cut = slots.map(({ priceCents, fullCents }) => [priceCents, fullCents])
    expect(cut).toEqual(table.map(({ priceCents }) => [Math.round(priceCents * 0.7), priceCents]))
    expect((await list())[0]).toMatchObject({ hourCents: null, percent: 30 })
  })

  it('says which of its fields it makes no cheaper, and takes a price or a percentage (N9)', async () => {
    await backend.server.db.fields.update('futsal', { basePriceCents: 4_000, priceRules: [] })
    const { status, body } = await make({ fieldIds: [FIELD, 'futsal'] })
    expect([status, body.code]).toEqual([422, 'invalid'])
    expect(body.errors).toEqual({
      fieldIds: [expect.stringMatching(/^Ginásio já custa R\$.40,00 a hora: não fica mais barato\.$/)],
    })
    expect(await list()).toEqual([])
    expect((await make({ hourCents: null })).body.errors).toHaveProperty('hourCents')
    expect((await make({ percent: 10 })).body.errors).toHaveProperty('hourCents')
    expect((await make({ hourCents: null, percent: 100 })).body.errors).toHaveProperty('percent')
    expect((await make({ fieldIds: [FIELD, 'futsal'], hourCents: null, percent: 10 })).status).toBe(201)
  })

  it('is refused where its days have passed, or a field is another arena’s', async () => {
    const past = await make({ from: '2026-11-10', until: '2026-11-19' })
    expect([past.status, past.body.errors]).toEqual([422, { until: ['Esse dia já passou.'] }])
    const others = backend.server.db.fields.all().find(({ companyId }) => companyId === 'praia')
    const foreign = await make({ fieldIds: [FIELD, others?.id ?? ''] })
    expect([foreign.status, foreign.body.errors]).toEqual([
      422,
      { fieldIds: ['Escolha campos da sua arena.'] },
    ])
    expect(await list()).toEqual([])
  })

  it('is judged by its cheapest hour where a percentage is taken off', async () => {
    const low = { hourCents: null, percent: 99, belowEven: false }
    expect((await make(low)).status).toBe(409)
  })

  it('is nobody’s whom it is not for, and ends by itself or at once', async () => {
    await make({ audience: 'waiting' })
    expect((await freeSlots('ana'))[0]).not.toHaveProperty('fullCents')
    expect((await freeSlots())[0]).not.toHaveProperty('fullCents')
    const [row] = await list()
    const end = () => backend.ask(`POST /company/deals/${row?.id}/end`, { as: 'dono' })
    expect((await end()).body.data).toMatchObject({ status: 'ended' })
    expect((await end()).status).toBe(409)
    await make({ until: '2026-11-23', from: '2026-11-20' })
    const slots = await freeSlots()
    expect(slots.filter(({ fullCents }) => fullCents).every(({ start }) => start < '2026-11-24T03')).toBe(
      true,
    )
    backend.server.db.clock.advance(5 * 86_400)
    expect((await list()).map(({ status }) => status)).toEqual(['ended', 'ended'])
  })

  it('holds at the counter for those whom it is for, everyone, and is counted', async () => {
    const calendar = async () =>
      (await backend.ask('GET /company/bookings/calendar?from=2026-11-23&to=2026-11-23', { as: 'dono' })).body
        .data as Calendar
    await make({ audience: 'players' })
    expect(await calendar()).not.toHaveProperty('deals')
    await make({ from: '2026-12-11', until: '2026-12-20' })
    const [everyone, players] = await list()
    expect((await calendar()).deals).toMatchObject([
      { id: everyone?.id, fieldIds: [FIELD], hourCents: 5_000 },
    ])
    const sell = async (day: string, own: number | null = null) => {
      const body = {
        type: 'book',
        id: `cmd-${day}-${String(own)}`,
        customer: { kind: 'walk_in', name: 'Seu Jorge', phone: null },
        times: [
          {
            bookingId: `bkg-${day}-${String(own)}`,
            fieldId: FIELD,
            start: `${day}T${own === null ? '14' : '16'}:00:00.000Z`,
            end: `${day}T${own === null ? '15' : '17'}:00:00.000Z`,
          },
        ],
        priceCents: own,
        priceReason: own === null ? null : 'Aniversário',
        note: '',
      }
      const answer = await backend.ask('POST /company/bookings/commands', { as: 'dono', body })
      return (answer.body.data as BookingAnswer).bookings[0]
    }
    expect(await sell('2026-12-14')).toMatchObject({ priceCents: 5_000, deal: { id: everyone?.id } })
    expect(await sell('2026-12-14', 3_000)).not.toHaveProperty('deal')
    expect(await sell('2026-11-23')).not.toHaveProperty('deal')
    expect(players?.audience).toBe('players')
    expect((await list()).map(({ result }) => result.sold)).toEqual([1, 0])
  })

  it('never meets another one, and costs less than the hour only where that is said', async () => {
    expect((await make()).status).toBe(201)
    expect((await make({ fromMinute: 600, toMinute: 660 })).status).toBe(409)
    expect((await make({ from: '2026-12-11', until: '2026-12-20' })).status).toBe(201)
    const low = { from: '2027-01-01', until: '2027-01-31', hourCents: 1 }
    expect((await make({ ...low, belowEven: false })).status).toBe(409)
    expect((await make(low)).status).toBe(201)
    expect((await make({ fieldIds: ['alheio'], from: '2028-01-01', until: '2028-01-02' })).status).toBe(422)
    expect((await make({ from: '2026-11-01', until: '2026-11-19' })).status).toBe(422)
  })
})
