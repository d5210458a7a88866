import { describe, expect, it } from 'vitest'
import { anyYear } from '../../testing/any-year.ts'
import { fromLocal, toInstant } from '../../time/zone.ts'
import { countHours } from './count-hours.ts'

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

const hoursOf = (...asked: Parameters<typeof countHours>) => [...countHours(...asked).values()]

describe('the hours of the fields (H6)', () => {
  it('are those of the clock, over midnight', () => {
    const late = booking(at('2026-11-27', 1410), at('2026-11-28', 30))
    const hours = hoursOf({ ...data, fields: [campo], bookings: [late] }, friday)
    const half = { fieldId: 'campo', openMinutes: 60, bookedMinutes: 30 }
    expect(hours).toContainEqual({ ...half, weekday: 5, hour: 23 })
    expect(hours).toContainEqual({ ...half, weekday: 6, hour: 0 })
    expect(hours.reduce((sum, { openMinutes }) => sum + openMinutes, 0)).toBe(7 * 60)
  })

  it('are not open while the field is closed', () => {
    const closed = [{ start: fromLocal(zone, '2026-11-27', 1110), end: fromLocal(zone, '2026-11-27', 1200) }]
    const hours = hoursOf({ ...data, fields: [{ ...campo, closed }], bookings: [] }, friday)
    expect(hours.map(({ openMinutes }) => openMinutes)).toEqual([30, 60, 60, 60, 60, 60])
  })

  it('of a field with parts are booked in each part', () => {
    const whole = booking(at('2026-11-27', 1200), at('2026-11-27', 1260), { fieldId: 'inteira' })
    const hours = hoursOf(
      {
        ...data,
        fields: [campo, { ...campo, id: 'outra' }],
        takes: (id) => (id === 'inteira' ? ['campo', 'outra'] : [id]),
        bookings: [whole],
      },
      friday,
    ).filter(({ hour }) => hour === 20)
    expect(hours.map(({ fieldId, bookedMinutes }) => [fieldId, bookedMinutes])).toEqual([
      ['campo', 60],
      ['outra', 60],
    ])
  })

  it('are closed once, however many closures meet, and open before and after them', () => {
    const minuteOf = (minute: number) => fromLocal(zone, '2026-11-27', minute)
    const closed = [
      { start: minuteOf(1200), end: minuteOf(1260) },
      { start: minuteOf(1190), end: minuteOf(1265) },
      { start: minuteOf(0), end: minuteOf(60) },
    ]
    const hours = hoursOf({ ...data, fields: [{ ...campo, closed }], bookings: [] }, friday)
    expect(hours.map(({ hour, openMinutes }) => [hour, openMinutes])).toEqual([
      [18, 60],
      [19, 50],
      [21, 55],
      [22, 60],
      [23, 60],
      [0, 60],
    ])
  })

  it('are those of the period: a game of the day before or after counts in none', () => {
    const on = (day: string) => booking(at(day, 1200), at(day, 1260))
    const bookings = ['2026-11-26', '2026-11-27', '2026-11-28'].map(on)
    const hours = hoursOf({ ...data, fields: [campo], bookings }, friday)
    expect(hours.filter(({ bookedMinutes }) => bookedMinutes > 0)).toMatchObject([
      { weekday: 5, hour: 20, bookedMinutes: 60 },
    ])
  })

  it('have a game outside the opening, and none of a field that is not counted', () => {
    const early = booking(at('2026-11-27', 540), at('2026-11-27', 600))
    const elsewhere = booking(at('2026-11-27', 600), at('2026-11-27', 660), { fieldId: 'fora' })
    const hours = hoursOf({ ...data, fields: [campo], bookings: [early, elsewhere] }, friday)
    expect(hours.filter(({ hour }) => hour === 9)).toMatchObject([{ openMinutes: 0, bookedMinutes: 60 }])
    expect(hours.filter(({ hour }) => hour === 10)).toEqual([])
  })

  it('are booked by whom nobody saw, and free again where it was cancelled', () => {
    const [start, end] = [at('2026-11-27', 1200), at('2026-11-27', 1260)]
    const bookings = (['no_show', 'cancelled'] as const).map((status) => booking(start, end, { status }))
    const found = hoursOf({ ...data, fields: [campo], bookings }, friday).find(({ hour }) => hour === 20)
    expect(found).toMatchObject({ bookedMinutes: 60 })
  })
})
