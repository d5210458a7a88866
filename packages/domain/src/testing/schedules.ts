import fc from 'fast-check'
import type { Occupied, Schedule } from '../availability/slots.ts'
import type { BookableSchedule } from '../bookings/quote/request.ts'
import type { OpeningInterval } from '../companies/opening-hours.ts'
import type { PriceRule } from '../fields/price.ts'
import { addDays, dayNumber, fromLocal, MINUTES_PER_DAY, toInstant } from '../time/zone.ts'

type FieldOptions = Partial<BookableSchedule['field']>
type ScheduleOptions = Partial<Omit<BookableSchedule, 'field'>> & { field?: FieldOptions }

/** Makes a week of opening hours with the same intervals every day. */
export function everyDay(...intervals: OpeningInterval[]): OpeningInterval[][] {
  return Array.from({ length: 7 }, () => intervals)
}

/**
 * Makes the schedule of a plain field in Fortaleza: 08:00 to 23:00, an hour a slot, R$ 100, at 07:00 on Friday
 * 2026-11-20.
 */
export function scheduleWith({ field, ...options }: ScheduleOptions = {}): BookableSchedule {
  return {
    timeZone: 'America/Fortaleza',
    openingHours: everyDay({ opens: 480, closes: 1380 }),
    holidayHours: null,
    holidays: [],
    occupied: [],
    closures: [],
    now: '2026-11-20T10:00:00.000Z',
    ...options,
    field: {
      slotMinutes: 60,
      basePriceCents: 10_000,
      priceRules: [],
      nextPrices: [],
      horizonDays: 30,
      minNoticeMinutes: 0,
      bufferMinutes: 0,
      minSlots: 1,
      maxSlots: 4,
      avoidGaps: false,
      status: 'active',
      ...field,
    },
  }
}

/**
 * Zones and days: plain ones, before and after midnight of a holiday too, and days around clock changes, at midnight
 * (São Paulo) and at 01:00 (Lisbon).
 */
const scenes = [
  { timeZone: 'America/Fortaleza', day: '2026-11-20' },
  { timeZone: 'America/Manaus', day: '2026-12-31' },
  { timeZone: 'America/Fortaleza', day: '2026-04-02' },
  { timeZone: 'America/Sao_Paulo', day: '2018-11-03' },
  { timeZone: 'America/Sao_Paulo', day: '2018-02-17' },
  { timeZone: 'Europe/Lisbon', day: '2026-03-28' },
  { timeZone: 'Europe/Lisbon', day: '2026-10-24' },
] as const

const nationalHolidays = ['2026-11-20', '2027-01-01', '2026-04-03']

/** Returns whether a day of a scene, or one of the four after it, is a holiday: by a list, not by reckoning. */
export function isHolidayOf({ holidays }: Pick<Schedule, 'holidays'>, day: string): boolean {
  return nationalHolidays.includes(day) || holidays.some((holiday) => holiday.day === day)
}

const interval = fc
  .record({ opens: fc.nat(47), length: fc.integer({ min: 1, max: 48 }) })
  .map(({ opens, length }): OpeningInterval => ({ opens: opens * 30, closes: (opens + length) * 30 }))

const priceRule = fc
  .record({
    weekdays: fc.array(fc.nat(7), { minLength: 1, maxLength: 8 }),
    from: fc.nat(47),
    length: fc.integer({ min: 1, max: 48 }),
    priceCents: fc.nat(50_000),
  })
  .map(({ weekdays, from, length, priceCents }): PriceRule => {
    const toMinute = Math.min(from + length, 48) * 30
    return { id: `${from}-${length}`, weekdays, fromMinute: from * 30, toMinute, priceCents }
  })

export const priceRules: fc.Arbitrary<PriceRule[]> = fc.array(priceRule, { maxLength: 4 })

/** Two or three days around a scene, with any valid settings of a company and any bookings. */
export const anySchedule: fc.Arbitrary<Schedule & { day: string }> = fc
  .record({
    scene: fc.constantFrom(...scenes),
    slotMinutes: fc.constantFrom(15, 30, 45, 60, 90),
    hours: fc.array(fc.array(interval, { maxLength: 2 }), { minLength: 7, maxLength: 7 }),
    holidayHours: fc.option(fc.array(interval, { maxLength: 2 })),
    ownHolidays: fc.uniqueArray(fc.nat(3), { maxLength: 2 }),
    rules: priceRules,
    later: fc.uniqueArray(fc.record({ from: fc.nat(3), basePriceCents: fc.nat(50_000), priceRules }), {
      selector: ({ from }) => from,
      maxLength: 2,
    }),
    blocked: fc.array(fc.record({ from: fc.nat(3 * 86_400), seconds: fc.integer({ min: 1, max: 36_000 }) }), {
      maxLength: 2,
    }),
    taken: fc.array(
      fc.record({
        from: fc.nat(3 * MINUTES_PER_DAY),
        length: fc.integer({ min: 1, max: 240 }),
        kind: fc.constantFrom<Occupied['kind'][]>('held', 'taken', 'mine'),
      }),
      { maxLength: 5 },
    ),
    bufferMinutes: fc.constantFrom(0, 0, 10, 30, 60),
    horizonDays: fc.integer({ min: 1, max: 3 }),
    minNoticeMinutes: fc.constantFrom(0, 0, 30, 90, 1440),
    nowSeconds: fc.integer({ min: -86_400, max: 2 * 86_400 }),
  })
  .map((any) => {
    const { scene, hours, holidayHours, ownHolidays, rules, later, blocked, taken, nowSeconds, ...field } =
      any
    const midnight = fromLocal(scene.timeZone, scene.day, 0)
    const second = (seconds: number) => toInstant(midnight + seconds / 60)
    const closures = blocked.map(({ from, seconds }) => ({
      when: { kind: 'once' as const, start: second(from), end: second(from + seconds) },
    }))
    return {
      day: scene.day,
      timeZone: scene.timeZone,
      openingHours: hours,
      holidayHours,
      holidays: ownHolidays.map((days) => ({ day: addDays(scene.day, days), name: 'Festa' })),
      now: second(nowSeconds),
      closures,
      occupied: taken.map(({ from, length, kind }) => ({
        start: midnight + from,
        end: midnight + from + length,
        kind,
      })),
      field: {
        ...field,
        basePriceCents: 7_000,
        priceRules: rules,
        nextPrices: later
          .toSorted((a, b) => a.from - b.from)
          .map((prices) => ({ ...prices, from: addDays(scene.day, prices.from) })),
      },
    }
  })

/** Returns the minutes since 1970 of a time on a company's clock, without `fromLocal`: the offset is given. */
export function at(day: string, clock: string, offsetMinutes = -180): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return dayNumber(day) * MINUTES_PER_DAY + hour * 60 + minute - offsetMinutes
}
