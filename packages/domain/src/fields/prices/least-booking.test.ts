import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeRuns } from '../../availability/runs.ts'
import { slotsOf } from '../../availability/slots.ts'
import { quote } from '../../bookings/quote/quote.ts'
import { anySchedule, everyDay, priceRules, scheduleWith } from '../../testing/schedules.ts'
import { toInstant } from '../../time/zone.ts'
import { leastBooking } from './least-booking.ts'

const hours = everyDay({ opens: 480, closes: 1320 })
const fieldWith = (changes: Partial<ReturnType<typeof scheduleWith>['field']>) =>
  scheduleWith({ field: changes }).field
const cheap = (fromMinute: number, toMinute: number, priceCents: number) => {
  return { id: `${fromMinute}`, weekdays: [0, 1, 2, 3, 4, 5, 6], fromMinute, toMinute, priceCents }
}

describe('the least that a booking costs', () => {
  it('is that of the shortest that the field takes, not of one slot of it', () => {
    const field = fieldWith({ slotMinutes: 30, minSlots: 2, basePriceCents: 3_500 })
    expect(leastBooking(field, hours)).toEqual({ priceCents: 7_000, minutes: 60 })
  })

  it('is that of slots which follow each other', () => {
    const twoRules = [cheap(480, 540, 1_000), cheap(1260, 1320, 1_000)]
    const field = fieldWith({ minSlots: 2, basePriceCents: 5_000, priceRules: twoRules })
    expect(leastBooking(field, hours).priceCents).toBe(6_000)
  })

  it('counts what is open alone', () => {
    const field = fieldWith({ priceRules: [cheap(0, 480, 1_000)] })
    expect(leastBooking(field, hours).priceCents).toBe(10_000)
    expect(leastBooking(field, everyDay({ opens: 420, closes: 1320 })).priceCents).toBe(1_000)
  })

  it('goes over midnight, from Saturday to Sunday too', () => {
    const twoRules = [
      { id: 'late', weekdays: [6], fromMinute: 1380, toMinute: 1440, priceCents: 1_000 },
      { id: 'early', weekdays: [0], fromMinute: 0, toMinute: 60, priceCents: 2_000 },
    ]
    const field = fieldWith({ minSlots: 2, priceRules: twoRules })
    expect(leastBooking(field, everyDay({ opens: 0, closes: 1440 })).priceCents).toBe(3_000)
  })

  it('leaves out what would leave a gap', () => {
    const field = fieldWith({ minSlots: 2, avoidGaps: true, priceRules: [cheap(540, 660, 1_000)] })
    expect(leastBooking({ ...field, avoidGaps: false }, hours).priceCents).toBe(2_000)
    expect(leastBooking(field, hours).priceCents).toBe(11_000)
  })

  it('counts the last hours of a week that opens on one day alone', () => {
    const wednesday = everyDay().with(3, [{ opens: 1080, closes: 1200 }])
    const field = fieldWith({ priceRules: [cheap(1140, 1200, 1_000)] })
    expect(leastBooking(field, wednesday)).toEqual({ priceCents: 1_000, minutes: 60 })
  })

  it('is that of a longer one where the shortest always leaves a gap', () => {
    const field = fieldWith({ minSlots: 2, maxSlots: 3, avoidGaps: true })
    expect(leastBooking(field, everyDay({ opens: 480, closes: 660 }))).toEqual({
      priceCents: 30_000,
      minutes: 180,
    })
  })

  it('leaves out what would leave a gap beside it on the next day, or on the day before', () => {
    const field = { minSlots: 2, maxSlots: 2, avoidGaps: true }
    const overTuesday = everyDay()
      .with(1, [{ opens: 1260, closes: 1440 }])
      .with(2, [{ opens: 0, closes: 60 }])
    const late = fieldWith({ ...field, priceRules: [cheap(1320, 1440, 1_000)] })
    expect(leastBooking(late, overTuesday).priceCents).toBe(11_000)
    const overFriday = everyDay()
      .with(4, [{ opens: 1380, closes: 1440 }])
      .with(5, [{ opens: 0, closes: 180 }])
    const early = fieldWith({ ...field, priceRules: [cheap(0, 120, 1_000)] })
    expect(leastBooking(early, overFriday).priceCents).toBe(11_000)
  })

  it('may begin with the week', () => {
    const sunday = everyDay().with(0, [{ opens: 0, closes: 60 }])
    expect(leastBooking(fieldWith({}), sunday)).toEqual({ priceCents: 10_000, minutes: 60 })
    const monday = sunday.with(1, [{ opens: 480, closes: 540 }])
    const field = fieldWith({ priceRules: [cheap(0, 60, 1_000)] })
    expect(leastBooking(field, monday).priceCents).toBe(1_000)
  })

  it('may last for days, from the last hour of a week on', () => {
    const rule = (weekdays: number[], fromMinute: number, toMinute: number) => {
      return { id: String(weekdays), weekdays, fromMinute, toMinute, priceCents: 1_000 }
    }
    const field = fieldWith({
      minSlots: 50,
      maxSlots: 50,
      priceRules: [rule([6], 1380, 1440), rule([0, 1], 0, 1440), rule([2], 0, 60)],
    })
    expect(leastBooking(field, everyDay({ opens: 0, closes: 1440 })).priceCents).toBe(50_000)
  })

  it('of a field that never opens for so long is what it would be', () => {
    const field = fieldWith({ minSlots: 2 })
    expect(leastBooking(field, everyDay({ opens: 480, closes: 540 }))).toEqual({
      priceCents: 20_000,
      minutes: 120,
    })
  })

  it('of a field that never opens is what it would be', () => {
    const field = fieldWith({ minSlots: 2, priceRules: [cheap(0, 60, 2_500)] })
    expect(leastBooking(field, everyDay())).toEqual({ priceCents: 5_000, minutes: 120 })
  })
})

/** A field that anybody may have set up, in a zone without clock changes, on a calendar of ten days. */
const anyField = fc
  .record({
    schedule: anySchedule,
    rules: priceRules,
    minSlots: fc.integer({ min: 1, max: 3 }),
    more: fc.nat(3),
    avoidGaps: fc.boolean(),
  })
  .map(({ schedule, rules, minSlots, more, avoidGaps }) =>
    scheduleWith({
      openingHours: schedule.openingHours,
      field: {
        slotMinutes: schedule.field.slotMinutes,
        bufferMinutes: schedule.field.bufferMinutes,
        priceRules: rules,
        minSlots,
        maxSlots: minSlots + more,
        avoidGaps,
      },
    }),
  )

it('is never more than any booking costs that the domain lets through', () => {
  fc.assert(
    fc.property(anyField, ({ field, ...schedule }) => {
      const open = { ...schedule, field: { ...field, avoidGaps: false } }
      const { priceCents } = leastBooking(open.field, open.openingHours)
      for (let count = field.minSlots; count <= field.maxSlots; count++)
        for (const run of freeRuns(slotsOf(open, '2026-11-22', 9), count))
          expect(run.priceCents).toBeGreaterThanOrEqual(priceCents)
    }),
    { numRuns: 300 },
  )
})

it('can be paid: while nobody has booked, the domain takes a booking of that length for just that', () => {
  fc.assert(
    fc.property(anyField, (any) => {
      const { priceCents, minutes } = leastBooking(any.field, any.openingHours)
      const runs = freeRuns(slotsOf(any, '2026-11-22', 9), minutes / any.field.slotMinutes)
      const prices = runs.flatMap(({ start, end }) => {
        const answer = quote(any, { start: toInstant(start), end: toInstant(end) })
        return answer.ok ? [answer.priceCents] : []
      })
      fc.pre(prices.length > 0)
      expect(prices).toContain(priceCents)
      expect(Math.min(...prices)).toBe(priceCents)
    }),
    { numRuns: 60 },
  )
})
