import { describe, expect, it } from 'vitest'
import type { Occupied } from '../../availability/slots.ts'
import { at, everyDay, scheduleWith } from '../../testing/schedules.ts'
import { HOLIDAY } from '../../time/holiday.ts'
import { addDays, toInstant } from '../../time/zone.ts'
import { quote } from './quote.ts'
import type { BookableSchedule } from './request.ts'
import type { Interval } from '../../time/interval.ts'

const friday = '2026-11-20'
const interval = (from: string, to: string, day = friday): Interval => ({
  start: toInstant(at(day, from)),
  end: toInstant(at(day, to)),
})
const busy = (from: string, to: string, kind: Occupied['kind']) => ({
  occupied: [{ start: at(friday, from), end: at(friday, to), kind }],
})

/** Returns the price in cents, or the reason of the refusal. */
function answer(schedule: BookableSchedule, asked: Interval): number | string {
  const given = quote(schedule, asked)
  return given.ok ? given.priceCents : given.refusal.reason
}

describe('a quote', () => {
  it('is the price of a free run of whole slots', () => {
    expect(answer(scheduleWith(), interval('19:00', '21:00'))).toBe(20_000)
  })

  it('changes price inside a booking where a rule begins', () => {
    const evening = { id: '1', weekdays: [5], fromMinute: 18 * 60, toMinute: 1440, priceCents: 18_000 }
    const schedule = scheduleWith({ field: { priceRules: [evening] } })
    expect(answer(schedule, interval('17:00', '19:00'))).toBe(10_000 + 18_000)
    expect(answer(schedule, interval('17:00', '19:00', '2026-11-21'))).toBe(20_000)
  })

  it('takes the price of the next weekday after midnight', () => {
    const saturday = { id: '1', weekdays: [6], fromMinute: 0, toMinute: 1440, priceCents: 5_000 }
    const openingHours = everyDay({ opens: 18 * 60, closes: 26 * 60 })
    const schedule = scheduleWith({ openingHours, field: { priceRules: [saturday] } })
    expect(answer(schedule, interval('23:00', '25:00'))).toBe(10_000 + 5_000)
  })

  it('takes the price and the hours of a holiday that begins at midnight', () => {
    const onHolidays = { id: '1', weekdays: [HOLIDAY], fromMinute: 0, toMinute: 1440, priceCents: 25_000 }
    const schedule = scheduleWith({
      openingHours: everyDay({ opens: 18 * 60, closes: 26 * 60 }),
      holidayHours: [{ opens: 10 * 60, closes: 12 * 60 }],
      holidays: [{ day: '2026-11-28', name: 'Aniversário da cidade' }],
      field: { priceRules: [onHolidays] },
    })
    expect(answer(schedule, interval('23:00', '25:00', '2026-11-27'))).toBe(10_000 + 25_000)
    expect(answer(schedule, interval('10:00', '11:00', '2026-11-28'))).toBe(25_000)
    expect(answer(schedule, interval('19:00', '20:00', '2026-11-28'))).toBe('closed')
  })

  it('takes the later prices of a field from the midnight on at which they begin', () => {
    const nextPrices = { from: '2026-11-28', basePriceCents: 13_000, priceRules: [] }
    const openingHours = everyDay({ opens: 18 * 60, closes: 26 * 60 })
    const schedule = scheduleWith({ openingHours, field: { nextPrices: [nextPrices] } })
    expect(answer(schedule, interval('23:00', '25:00', '2026-11-27'))).toBe(10_000 + 13_000)
  })

  it('asks for the notice of the field, to the minute, and says so', () => {
    const schedule = scheduleWith({ field: { minNoticeMinutes: 120 } })
    expect(answer({ ...schedule, now: toInstant(at(friday, '17:00')) }, interval('19:00', '20:00'))).toBe(
      10_000,
    )
    const late = { ...schedule, now: toInstant(at(friday, '17:01')) }
    expect(quote(late, interval('19:00', '20:00'))).toEqual({
      ok: false,
      refusal: { reason: 'soon', message: 'Reservas até 2 h antes do início. Escolha um mais tarde.' },
    })
    expect(answer(late, interval('20:00', '21:00'))).toBe(10_000)
  })

  it('crosses midnight from one opening to the next', () => {
    const schedule = scheduleWith({ openingHours: everyDay({ opens: 0, closes: 1440 }) })
    expect(answer(schedule, interval('22:00', '26:00'))).toBe(40_000)
  })

  it('accepts the last slot of the day and nothing after it', () => {
    expect(answer(scheduleWith(), interval('22:00', '23:00'))).toBe(10_000)
    expect(answer(scheduleWith(), interval('22:00', '24:00'))).toBe('closed')
  })

  it('does not run over an hour in which the field is closed', () => {
    const openingHours = everyDay({ opens: 480, closes: 720 }, { opens: 780, closes: 1380 })
    expect(answer(scheduleWith({ openingHours }), interval('11:00', '14:00'))).toBe('closed')
    expect(answer(scheduleWith({ openingHours }), interval('13:00', '14:00'))).toBe(10_000)
  })

  it('lets bookings touch: a range is half-open', () => {
    const schedule = scheduleWith(busy('19:00', '20:00', 'taken'))
    expect(answer(schedule, interval('18:00', '19:00'))).toBe(10_000)
    expect(answer(schedule, interval('20:00', '21:00'))).toBe(10_000)
    expect(answer(schedule, interval('18:00', '20:00'))).toBe('taken')
  })

  it.each(['held', 'taken', 'mine'] as const)('says that the time is %s', (kind) => {
    expect(answer(scheduleWith(busy('19:00', '20:00', kind)), interval('19:00', '20:00'))).toBe(kind)
  })

  it('asks for whole slots of the grid, to the second', () => {
    expect(answer(scheduleWith(), interval('19:30', '20:30'))).toBe('closed')
    expect(answer(scheduleWith(), { ...interval('19:00', '20:00'), end: '2026-11-20T23:00:30Z' })).toBe(
      'closed',
    )
    expect(answer(scheduleWith(), interval('20:00', '19:00'))).toBe('closed')
    expect(answer(scheduleWith(), interval('19:00', '19:00'))).toBe('closed')
  })

  it('reads an instant in whatever offset it was written', () => {
    const asked = { start: '2026-11-20T22:00:00+00:00', end: '2026-11-20T20:00:00-03:00' }
    expect(answer(scheduleWith(), asked)).toBe(10_000)
  })

  it('keeps to the length that the field allows', () => {
    const schedule = scheduleWith({ field: { minSlots: 2, maxSlots: 3 } })
    expect(answer(schedule, interval('19:00', '20:00'))).toBe('too-short')
    expect(answer(schedule, interval('18:00', '22:00'))).toBe('too-long')
  })

  it('may be for days on end', () => {
    const schedule = scheduleWith({
      openingHours: everyDay({ opens: 0, closes: 1440 }),
      field: { maxSlots: 100 },
    })
    expect(
      answer(schedule, { ...interval('19:00', '20:00'), end: toInstant(at(addDays(friday, 3), '07:00')) }),
    ).toBe(600_000)
  })

  it('calls closed what begins this very minute, and past what began before', () => {
    const now = toInstant(at(friday, '07:00'))
    expect(answer(scheduleWith({ now }), interval('07:00', '08:00'))).toBe('closed')
    expect(answer(scheduleWith({ now }), interval('06:59', '08:00'))).toBe('past')
  })

  it('that is too short is so, also where it is past', () => {
    const schedule = scheduleWith({ field: { minSlots: 2 } })
    expect(answer(schedule, interval('19:00', '20:00', '2026-11-19'))).toBe('too-short')
  })

  it('refuses the past, the far future and an inactive field', () => {
    expect(answer(scheduleWith(), interval('19:00', '20:00', '2026-11-19'))).toBe('past')
    expect(answer(scheduleWith(), interval('03:00', '04:00'))).toBe('past')
    expect(
      answer(scheduleWith({ field: { horizonDays: 7 } }), interval('19:00', '20:00', addDays(friday, 8))),
    ).toBe('beyond')
    expect(answer(scheduleWith({ field: { status: 'inactive' } }), interval('19:00', '20:00'))).toBe(
      'inactive',
    )
  })

  it('answers a malformed request with a refusal, not with an exception', () => {
    expect(answer(scheduleWith(), { start: '0000-01-01T00:00:00Z', end: '9999-12-31T23:00:00Z' })).toBe(
      'past',
    )
    expect(answer(scheduleWith(), { start: '9999-12-31T23:00:00Z', end: '0000-01-01T00:00:00Z' })).toBe(
      'closed',
    )
  })

  it('says in a sentence why a booking cannot be made', () => {
    const given = quote(scheduleWith({ field: { status: 'inactive' } }), interval('19:00', '20:00'))
    expect(given).toMatchObject({ refusal: { message: 'Esse campo não está recebendo reservas agora.' } })
  })
})
