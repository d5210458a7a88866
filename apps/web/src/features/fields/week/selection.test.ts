import type { Slot } from '@campo-livre/domain/availability/slots.ts'
import type { SlotStatus } from '@campo-livre/domain/availability/slot-status.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Limits, pickSlot, slotCount } from './selection.ts'
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
  it('extends to a neighbour on either side', () => {
    expect(pickSlot(open, hours(2, 3), 3 * hour, limits).interval).toEqual(hours(2, 4))
    expect(pickSlot(open, hours(2, 3), 1 * hour, limits).interval).toEqual(hours(1, 3))
  })
  it('starts anew elsewhere', () => {
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
  it('keeps the choice and says so when the field allows no more', () => {
    expect(pickSlot(open, hours(0, 3), 3 * hour, limits)).toEqual({ interval: hours(0, 3), hit: 'max' })
  })
  it('ignores what is not free', () => {
    expect(pickSlot(dayOf('.x.'), hours(0, 1), 1 * hour, limits)).toEqual({
      interval: hours(0, 1),
      hit: null,
    })
  })
  it('does not extend over a closed hour', () => {
    expect(pickSlot(dayOf('. .'), hours(0, 1), 2 * hour, limits).interval).toEqual(hours(2, 3))
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
})

const week = fc
  .string({ unit: fc.constantFrom('.', '.', '.', 'x', ' '), minLength: 1, maxLength: 24 })
  .map((pattern) => dayOf(pattern))
const anyLimits = fc
  .record({ minSlots: fc.integer({ min: 1, max: 3 }), more: fc.nat(3) })
  .map(({ minSlots, more }): Limits => ({ slotMinutes: hour, minSlots, maxSlots: minSlots + more }))

describe('any sequence of picks', () => {
  it('leaves nothing or a run of free, adjoining slots within the limits', () => {
    fc.assert(
      fc.property(week, anyLimits, fc.array(fc.nat(24), { maxLength: 20 }), (slots, anyLimit, picks) => {
        let interval: MinuteInterval | null = null
        for (const each of picks) interval = pickSlot(slots, interval, each * hour, anyLimit).interval
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
