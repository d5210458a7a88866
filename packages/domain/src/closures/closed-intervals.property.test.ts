import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wallClock } from '../testing/wall-clock.ts'
import { addDays, dayFromNumber, dayNumber, MINUTES_PER_DAY } from '../time/zone.ts'
import { closedIntervals } from './closed-intervals.ts'
import type { ClosureTimes, WeeklyTimes } from './closure-times.ts'

/** Plain days, and days around clock changes, at midnight (São Paulo) and at 01:00 (Lisbon). */
const scenes = [
  { timeZone: 'America/Fortaleza', day: '2026-12-30' },
  { timeZone: 'America/Sao_Paulo', day: '2018-11-02' },
  { timeZone: 'America/Sao_Paulo', day: '2018-02-16' },
  { timeZone: 'Europe/Lisbon', day: '2026-03-27' },
  { timeZone: 'Europe/Lisbon', day: '2026-10-23' },
] as const
const DAYS = 4
const STEP = 15

const dayNear = (day: string) => fc.integer({ min: -3, max: DAYS + 1 }).map((count) => addDays(day, count))

const weekly = (day: string): fc.Arbitrary<WeeklyTimes> =>
  fc
    .record({
      weekdays: fc.uniqueArray(fc.nat(6), { minLength: 1 }),
      from: fc.nat(95),
      length: fc.integer({ min: 1, max: 96 }),
      since: dayNear(day),
      until: fc.option(dayNear(day)),
    })
    .map(({ weekdays, from, length, since, until }) => ({
      kind: 'weekly' as const,
      weekdays,
      fromMinute: from * STEP,
      toMinute: (from + length) * STEP,
      since,
      until,
    }))

const yearly = (day: string): fc.Arbitrary<ClosureTimes> =>
  fc
    .array(
      dayNear(day).map((each) => each.slice(5)),
      { minLength: 1, maxLength: 3 },
    )
    .map((days) => ({ kind: 'yearly' as const, days }))

/** Returns the first instant of a day or two at which the clock on the wall shows that time or a later one. */
function firstAt(timeZone: string, day: number, minute: number): number {
  const wanted = day * MINUTES_PER_DAY + minute
  let at = wanted - MINUTES_PER_DAY
  for (;;) {
    const wall = wallClock(timeZone, at)
    if (wall.dayNumber * MINUTES_PER_DAY + wall.minute >= wanted) return at
    at += STEP
  }
}

/** Returns whether the clock on the wall ever shows that time: a change may skip it. */
function exists(timeZone: string, day: number, minute: number): boolean {
  const wall = wallClock(timeZone, firstAt(timeZone, day, minute))
  return wall.dayNumber * MINUTES_PER_DAY + wall.minute === day * MINUTES_PER_DAY + minute
}

/** Reads the rule day by day, by `Intl` alone: the spans of the days on which it may begin. */
function spansByTheWall(when: ClosureTimes, first: number, last: number) {
  const spans: { day: number; from: number; to: number }[] = []
  for (let number = first; number <= last; number++) {
    const day = dayFromNumber(number)
    if (when.kind === 'yearly' && when.days.includes(day.slice(5)))
      spans.push({ day: number, from: 0, to: MINUTES_PER_DAY })
    if (when.kind !== 'weekly' || day < when.since || (when.until !== null && day > when.until)) continue
    if (when.weekdays.includes(new Date(`${day}T12:00:00Z`).getUTCDay()))
      spans.push({ day: number, from: when.fromMinute, to: when.toMinute })
  }
  return spans
}

it('closes exactly the minutes that the rule names on the clock of the company', () => {
  let closed = 0
  const anyTimes = fc
    .constantFrom(...scenes)
    .chain((scene) => fc.tuple(fc.constant(scene), fc.oneof(weekly(scene.day), yearly(scene.day))))
  fc.assert(
    fc.property(anyTimes, ([{ timeZone, day }, when]) => {
      const number = dayNumber(day)
      const spans = spansByTheWall(when, number - 3, number + DAYS)
      fc.pre(
        spans.every((span) => [span.from, span.to].every((minute) => exists(timeZone, span.day, minute))),
      )
      const read = spans.map((span) => ({
        start: firstAt(timeZone, span.day, span.from),
        end: firstAt(timeZone, span.day, span.to),
      }))
      const intervals = closedIntervals(when, day, DAYS, timeZone)
      const last = firstAt(timeZone, number + DAYS, 0)
      for (let at = firstAt(timeZone, number, 0); at < last; at += STEP) {
        const inside = (each: { start: number; end: number }) => each.start <= at && at < each.end
        const isClosed = read.some(inside)
        if (intervals.some(inside) !== isClosed) expect.fail(`${at} is ${isClosed ? 'closed' : 'open'}`)
        if (isClosed) closed += 1
      }
    }),
    { numRuns: 300 },
  )
  expect(closed).toBeGreaterThan(1000)
})

it('says the same of a day whichever days are asked for with it', () => {
  const anyTimes = fc
    .constantFrom(...scenes)
    .chain((scene) => fc.tuple(fc.constant(scene), fc.oneof(weekly(scene.day), yearly(scene.day))))
  fc.assert(
    fc.property(anyTimes, ([{ timeZone, day }, when]) => {
      const together = closedIntervals(when, day, DAYS, timeZone)
      const alone = Array.from({ length: DAYS }, (_, index) =>
        closedIntervals(when, addDays(day, index), 1, timeZone),
      ).flat()
      const starts = (list: readonly { start: number }[]) => [...new Set(list.map(({ start }) => start))]
      expect(starts(alone)).toEqual(starts(together))
      expect(together.every(({ start, end }) => start < end)).toBe(true)
    }),
    { numRuns: 300 },
  )
})
