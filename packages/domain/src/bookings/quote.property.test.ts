import fc from 'fast-check'
import { expect, it } from 'vitest'
import { slotsOf } from '../availability/slots.ts'
import type { PriceRule } from '../fields/price.ts'
import { anySchedule } from '../testing/schedules.ts'
import { wallClock } from '../testing/wall-clock.ts'
import { toInstant } from '../time/zone.ts'
import { quote } from './request.ts'

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
 * Rule 3, written independently: of the rules for that wall time the narrowest, the last of equals; else the base
 * price.
 */
function priceAt(rules: readonly PriceRule[], base: number, weekday: number, minute: number): number {
  const apply = rules.filter(
    (rule) => rule.weekdays.includes(weekday) && rule.fromMinute <= minute && minute < rule.toMinute,
  )
  const narrowest = Math.min(...apply.map(halfHours))
  return apply.findLast((rule) => halfHours(rule) === narrowest)?.priceCents ?? base
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
      const prices = inside.map((slot) => {
        const { weekday, minute } = wallClock(schedule.timeZone, slot.start)
        return priceAt(schedule.field.priceRules, schedule.field.basePriceCents, weekday, minute)
      })
      expect(given.priceCents).toBe(prices.reduce((sum, price) => sum + price, 0))
    },
  )
  fc.assert(property, { numRuns: 1500 })
  expect(outcomes.accepted).toBeGreaterThan(10)
  expect(outcomes.refused).toBeGreaterThan(10)
})
