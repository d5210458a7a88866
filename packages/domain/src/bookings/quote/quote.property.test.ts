import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Schedule, slotsOf } from '../../availability/slots.ts'
import type { PriceRule } from '../../fields/price.ts'
import { anySchedule, isHolidayOf } from '../../testing/schedules.ts'
import { type Wall, wallClock } from '../../testing/wall-clock.ts'
import { toInstant } from '../../time/zone.ts'
import { quote } from './quote.ts'

/** Counts the half hours of the week that a rule covers, one by one. */
function halfHours(rule: PriceRule): number {
  const covered = new Set<number>()
  for (const weekday of rule.weekdays) {
    for (let minute = rule.fromMinute; minute < rule.toMinute; minute += 30)
      covered.add(weekday * 1440 + minute)
  }
  return covered.size
}

/**
 * Rule 3, written independently, at a time on the wall clock: of the rules for it the narrowest, the last of equals;
 * else the base price. On a holiday those that name one are all there are, unless there are none.
 */
function priceAt(schedule: Schedule, { dayNumber, minute, weekday }: Wall): number {
  const day = new Date(dayNumber * 86_400_000).toISOString().slice(0, 10)
  const { nextPrices } = schedule.field
  const prices = nextPrices.findLast(({ from }) => Date.parse(from) <= Date.parse(day)) ?? schedule.field
  const then = prices.priceRules.filter((rule) => rule.fromMinute <= minute && minute < rule.toMinute)
  const ofHolidays = then.filter((rule) => isHolidayOf(schedule, day) && rule.weekdays.includes(7))
  const apply = ofHolidays.length > 0 ? ofHolidays : then.filter((rule) => rule.weekdays.includes(weekday))
  const narrowest = Math.min(...apply.map(halfHours))
  return apply.findLast((rule) => halfHours(rule) === narrowest)?.priceCents ?? prices.basePriceCents
}

const asked = fc.record({
  pick: fc.nat(),
  count: fc.integer({ min: 1, max: 5 }),
  startShift: fc.constantFrom(0, 0, 0, 0, 1, -15, 30),
  endShift: fc.constantFrom(0, 0, 0, 0, -1, 15),
  minSlots: fc.integer({ min: 1, max: 2 }),
  maxSlots: fc.integer({ min: 2, max: 4 }),
  status: fc.constantFrom('active', 'active', 'active', 'active', 'inactive'),
})

it('accepts exactly the runs of free whole slots of an allowed length, for the sum of their prices', () => {
  const outcomes = { accepted: 0, refused: 0 }
  const property = fc.property(
    anySchedule,
    asked,
    (schedule, { pick, count, startShift, endShift, ...limits }) => {
      const { minSlots, maxSlots } = limits
      const slots = slotsOf(schedule, schedule.day, 2)
      const free = slots.filter((slot) => slot.status === 'free')
      const from = pick % 3 === 0 ? slots[pick % slots.length] : free[pick % free.length]
      fc.pre(from !== undefined)
      const start = from.start + startShift
      const end = from.start + count * schedule.field.slotMinutes + endShift
      const bookable = { ...schedule, field: { ...schedule.field, ...limits, avoidGaps: false } }
      const given = quote(bookable, { start: toInstant(start), end: toInstant(end) })

      const seen = slotsOf(schedule, schedule.day, 4)
      const inside = seen.filter((slot) => slot.start >= start && slot.end <= end && slot.status === 'free')
      const covered = inside.reduce((sum, slot) => sum + slot.end - slot.start, 0)
      const whole = inside.length > 0 && covered === end - start
      const expected =
        limits.status === 'active' && whole && inside.length >= minSlots && inside.length <= maxSlots
      expect(given.ok).toBe(expected)
      outcomes[given.ok ? 'accepted' : 'refused']++
      if (!given.ok) return
      const prices = inside.map((slot) => priceAt(schedule, wallClock(schedule.timeZone, slot.start)))
      expect(given.priceCents).toBe(prices.reduce((sum, price) => sum + price, 0))
    },
  )
  fc.assert(property, { numRuns: 1500 })
  expect(outcomes.accepted).toBeGreaterThan(10)
  expect(outcomes.refused).toBeGreaterThan(10)
})
