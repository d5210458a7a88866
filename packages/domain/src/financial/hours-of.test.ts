import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyYear } from '../testing/any-year.ts'
import { addDays, fromLocal, toInstant } from '../time/zone.ts'
import { hoursOf } from './hours-of.ts'

const zone = 'America/Sao_Paulo'
/** Open from 18h to 1h of the next day. */
const opening = {
  timeZone: zone,
  holidays: [],
  holidayHours: null,
  openingHours: Array.from({ length: 7 }, () => [{ opens: 1080, closes: 1500 }]),
}
const [sample] = anyYear(1, { timeZone: zone, perDay: 1, days: 6 }).bookings
if (!sample) throw new Error('no booking')
const at = (day: string, minute: number) => toInstant(fromLocal(zone, day, minute))
const now = at('2026-12-31', 0)
const booking = (start: string, end: string, rest = {}) => ({
  ...sample,
  start,
  end,
  fieldId: 'campo',
  status: 'completed' as const,
  cancellation: null,
  priceCents: 10_001,
  ...rest,
})
const friday = { from: '2026-11-27', to: '2026-11-27' }
const data = { timeZone: zone, takes: (id: string) => [id], now }
const campo = { id: 'campo', opening, closed: [] }

describe('the hours of the fields (H6)', () => {
  it('are those of the clock, over midnight and to the cent', () => {
    const late = booking(at('2026-11-27', 1410), at('2026-11-28', 30))
    const cells = hoursOf({ ...data, fields: [campo], bookings: [late] }, friday)
    expect(cells).toContainEqual({
      weekday: 5,
      hour: 23,
      openMinutes: 60,
      bookedMinutes: 30,
      incomeCents: 5_000,
    })
    expect(cells).toContainEqual({
      weekday: 6,
      hour: 0,
      openMinutes: 60,
      bookedMinutes: 30,
      incomeCents: 5_001,
    })
    expect(cells.reduce((sum, { openMinutes }) => sum + openMinutes, 0)).toBe(7 * 60)
  })

  it('are not open while the field is closed', () => {
    const closed = [{ start: fromLocal(zone, '2026-11-27', 1110), end: fromLocal(zone, '2026-11-27', 1200) }]
    const cells = hoursOf({ ...data, fields: [{ ...campo, closed }], bookings: [] }, friday)
    expect(cells.map(({ openMinutes }) => openMinutes)).toEqual([30, 60, 60, 60, 60, 60])
  })

  it('of a field with parts are booked in each part, and earn once', () => {
    const whole = booking(at('2026-11-27', 1200), at('2026-11-27', 1260), { fieldId: 'inteira' })
    const cell = hoursOf(
      {
        ...data,
        fields: [campo, { ...campo, id: 'outra' }],
        takes: (id) => (id === 'inteira' ? ['campo', 'outra'] : [id]),
        bookings: [whole],
      },
      friday,
    ).find(({ hour }) => hour === 20)
    expect(cell).toEqual({ weekday: 5, hour: 20, openMinutes: 120, bookedMinutes: 120, incomeCents: 10_001 })
  })

  it('earn nothing by what nobody came to or was cancelled', () => {
    const [start, end] = [at('2026-11-27', 1200), at('2026-11-27', 1260)]
    const bookings = (['no_show', 'cancelled'] as const).map((status) => booking(start, end, { status }))
    const cell = hoursOf({ ...data, fields: [campo], bookings }, friday).find(({ hour }) => hour === 20)
    expect(cell).toMatchObject({ bookedMinutes: 60, incomeCents: 0 })
  })

  it('share the prices of any year to the cent', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(364), (seed, first) => {
        const { bookings } = anyYear(seed, { timeZone: zone, perDay: 2 })
        const played = bookings.map((each) => ({ ...each, status: 'completed' as const }))
        const period = { from: '2026-01-01', to: addDays('2026-01-01', first) }
        const fields = ['0', '1', '2', '3'].map((id) => ({ ...campo, id }))
        const cells = hoursOf({ ...data, fields, bookings: played }, period)
        const starts = (each: (typeof played)[number]) => each.start < at(addDays(period.to, 1), 0)
        const prices = played.filter(starts).reduce((sum, { priceCents }) => sum + priceCents, 0)
        expect(cells.reduce((sum, { incomeCents }) => sum + incomeCents, 0)).toBe(prices)
      }),
      { numRuns: 20 },
    )
  })
})
