import type { Slot } from '@campo-livre/domain/availability/slots.ts'
import type { SlotStatus } from '@campo-livre/domain/availability/slot-status.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Limits, nextSlot, pickSlot, slotCount, spanSlots } from './selection.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'

const hour = 60
const limits: Limits = { slotMinutes: hour, minSlots: 1, maxSlots: 3 }

/** Returns a day of hours from midnight: `.` is free, `x` is taken, a blank is closed. */
function dayOf(pattern: string): Slot[] {
  return Array.from(pattern).flatMap((mark, index) => {
    const status: SlotStatus = mark === '.' ? 'free' : 'taken'
    const start = index * hour
    return mark === ' ' ? [] : [{ day: '2026-11-20', start, end: start + hour, priceCents: 100, status }]
  })
}

const hours = (from: number, to: number): MinuteInterval => ({ start: from * hour, end: to * hour })

describe('picking slots', () => {
  const open = dayOf('......')

  it('selects the first one picked', () => {
    expect(pickSlot(open, null, 2 * hour, limits)).toEqual({ interval: hours(2, 3), hit: null })
  })
  it('chooses a neighbour in place of it, on either side, as it does any other (A2)', () => {
    expect(pickSlot(open, hours(2, 3), 3 * hour, limits)).toEqual({ interval: hours(3, 4), hit: null })
    expect(pickSlot(open, hours(2, 3), 1 * hour, limits)).toEqual({ interval: hours(1, 2), hit: null })
    expect(pickSlot(open, hours(0, 2), 4 * hour, limits).interval).toEqual(hours(4, 5))
  })
  it('shortens at an end and inside', () => {
    expect(pickSlot(open, hours(1, 4), 1 * hour, limits).interval).toEqual(hours(2, 4))
    expect(pickSlot(open, hours(1, 4), 3 * hour, limits).interval).toEqual(hours(1, 3))
    expect(pickSlot(open, hours(1, 4), 2 * hour, limits).interval).toEqual(hours(1, 3))
  })
  it('lets go of the only one', () => {
    expect(pickSlot(open, hours(1, 2), 1 * hour, limits).interval).toBeNull()
  })
  it('ignores what is not free', () => {
    expect(pickSlot(dayOf('.x.'), hours(0, 1), 1 * hour, limits)).toEqual({
      interval: hours(0, 1),
      hit: null,
    })
  })
})

describe('drawing over slots (A2)', () => {
  it('chooses all of them, onwards or back', () => {
    expect(spanSlots(dayOf('......'), 2 * hour, 3 * hour, limits).interval).toEqual(hours(2, 4))
    expect(spanSlots(dayOf('......'), 2 * hour, 0, limits).interval).toEqual(hours(0, 3))
  })
  it('goes as far as a booking may be long, and says so', () => {
    expect(spanSlots(dayOf('......'), 0, 3 * hour, limits)).toEqual({ interval: hours(0, 3), hit: 'max' })
    expect(spanSlots(dayOf('......'), 0, 2 * hour, limits)).toEqual({ interval: hours(0, 3), hit: null })
  })
  it('ends before what is taken and before a closed hour', () => {
    expect(spanSlots(dayOf('..x.'), 0, 3 * hour, limits)).toEqual({ interval: hours(0, 2), hit: null })
    expect(spanSlots(dayOf('. .'), 0, 2 * hour, limits)).toEqual({ interval: hours(0, 1), hit: null })
  })
})

describe('the slot by which a choice may grow (A2)', () => {
  const after = (pattern: string) => nextSlot(dayOf(pattern), hours(1, 2), limits)?.start ?? null

  it('is the free one after it', () => {
    expect(after('....')).toBe(2 * hour)
    expect(['..x.', '.. .', '..'].map((pattern) => after(pattern))).toEqual([null, null, null])
  })
  it('is none where a booking may be no longer', () => {
    expect(nextSlot(dayOf('......'), hours(0, 2), limits)).not.toBeNull()
    expect(nextSlot(dayOf('......'), hours(0, 3), limits)).toBeNull()
  })
})

describe('picking slots where a booking takes two hours at least', () => {
  const two: Limits = { slotMinutes: hour, minSlots: 2, maxSlots: 4 }

  it('picks the shortest run from the slot onwards', () => {
    expect(pickSlot(dayOf('....'), null, hour, two)).toEqual({ interval: hours(1, 3), hit: 'min' })
  })
  it('reaches back when there is no room ahead', () => {
    expect(pickSlot(dayOf('...x'), null, 2 * hour, two)).toEqual({ interval: hours(1, 3), hit: 'min' })
  })
  it('says so when there is no room on either side', () => {
    expect(pickSlot(dayOf('x.x'), null, hour, two)).toEqual({ interval: null, hit: 'no-room' })
  })
  it('picks where the field takes it: onwards, else up to the slot, else around it', () => {
    const at = (interval: MinuteInterval) => (run: MinuteInterval) => run.start === interval.start
    const pick = (pattern: string, least: number, wanted: MinuteInterval) =>
      pickSlot(dayOf(pattern), null, 2 * hour, { ...two, minSlots: least }, at(wanted)).interval
    expect(pick('.....', 2, hours(1, 3))).toEqual(hours(1, 3))
    expect(pick('.....', 3, hours(1, 4))).toEqual(hours(1, 4))
    expect(pick('.....', 2, hours(9, 9))).toEqual(hours(2, 4))
  })
  it('never shortens below the least: it lets go', () => {
    expect(pickSlot(dayOf('....'), hours(0, 2), hour, two)).toEqual({ interval: null, hit: 'min' })
    expect(pickSlot(dayOf('....'), hours(0, 4), 0, two).interval).toEqual(hours(1, 4))
  })
  it('chooses nothing by drawing over less than that, and says so', () => {
    expect(spanSlots(dayOf('.x..'), 0, hour, two)).toEqual({ interval: null, hit: 'min' })
  })
})

const week = fc
  .string({ unit: fc.constantFrom('.', '.', '.', 'x', ' '), minLength: 1, maxLength: 24 })
  .map((pattern) => dayOf(pattern))
const anyLimits = fc
  .record({ minSlots: fc.integer({ min: 1, max: 3 }), more: fc.nat(3) })
  .map(({ minSlots, more }): Limits => ({ slotMinutes: hour, minSlots, maxSlots: minSlots + more }))

describe('any sequence of picks', () => {
  it('leaves nothing or a run of free, adjoining slots within the limits, drags and growing among them', () => {
    const act = fc.record({ kind: fc.constantFrom('pick', 'span', 'more'), from: fc.nat(24), to: fc.nat(24) })
    fc.assert(
      fc.property(week, anyLimits, fc.array(act, { maxLength: 20 }), (slots, anyLimit, acts) => {
        let interval: MinuteInterval | null = null
        for (const { kind, from, to } of acts) {
          const next = interval && nextSlot(slots, interval, anyLimit)
          if (kind === 'pick') interval = pickSlot(slots, interval, from * hour, anyLimit).interval
          else if (kind === 'span') interval = spanSlots(slots, from * hour, to * hour, anyLimit).interval
          else if (interval && next) {
            const grown: MinuteInterval = { start: interval.start, end: next.end }
            expect(spanSlots(slots, interval.start, next.start, anyLimit)).toEqual({
              interval: grown,
              hit: null,
            })
            interval = grown
          }
        }
        if (!interval) return
        const count = slotCount(interval, anyLimit)
        expect(count).toBeGreaterThanOrEqual(anyLimit.minSlots)
        expect(count).toBeLessThanOrEqual(anyLimit.maxSlots)
        const { start, end } = interval
        const part = slots.filter((slot) => slot.start >= start && slot.end <= end)
        expect(part.map((slot) => slot.status)).toEqual(Array.from({ length: count }, () => 'free'))
      }),
      { numRuns: 1_000 },
    )
  })
  it('holds the slot picked last, unless that let go of it or met a limit', () => {
    fc.assert(
      fc.property(week, anyLimits, fc.nat(24), (slots, anyLimit, pick) => {
        const start = pick * hour
        const { interval, hit } = pickSlot(slots, null, start, anyLimit)
        const free = slots.some((slot) => slot.start === start && slot.status === 'free')
        if (!free || hit === 'no-room') expect(interval).toBeNull()
        else expect(interval && interval.start <= start && start < interval.end).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })
})
