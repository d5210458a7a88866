import type { Field } from '../fields/field.ts'
import { closedIntervals } from '../closures/closed-intervals.ts'
import type { Closure } from '../closures/closure.ts'
import type { Opening } from '../fields/opening.ts'
import { addDays, fromLocal, toLocal } from '../time/zone.ts'
import { type Grid, gridOf, type GridSlot } from './grid.ts'
import type { SlotStatus } from './slot-status.ts'
import type { MinuteInterval } from '../time/interval.ts'

/** A slot in whole minutes since 1970. `day` is the opening day it belongs to: 01:00 may belong to the day before. */
export type Slot = GridSlot & { status: SlotStatus }

/** A time that is taken, in minutes since 1970, half-open. */
export type Occupied = MinuteInterval & { kind: 'held' | 'taken' | 'mine' }

/** The data that determines a field's slots and their status, and nothing else. */
export type Schedule = Opening &
  Pick<Grid, 'deals'> & {
    field: Grid['field'] & Pick<Field, 'horizonDays' | 'minNoticeMinutes' | 'bufferMinutes'>
    occupied: readonly Occupied[]
    /** The closures of this field, in any order. */
    closures: readonly Pick<Closure, 'when'>[]
    /** ISO instant. */
    now: string
  }

/**
 * Every slot of `days` opening days from `from` (`YYYY-MM-DD`, the company's calendar), in order of time.
 * Slots never overlap and are each exactly `slotMinutes` long, over clock changes too (rules 2 and 3).
 */
export function slotsOf(schedule: Schedule, from: string, days: number): Slot[] {
  const statusOf = statusReader(schedule, closedIn(schedule, from, days))
  return gridOf(schedule, from, days).map((slot) => ({
    day: slot.day,
    start: slot.start,
    end: slot.end,
    priceCents: slot.priceCents,
    ...(slot.deal && { deal: slot.deal }),
    status: statusOf(slot),
  }))
}

/** Returns the times of a schedule's closures that can touch slots of `days` opening days from `from`. */
export function closedIn({ closures, timeZone }: Schedule, from: string, days: number): MinuteInterval[] {
  // The last opening day may run through the day after it.
  return closures.flatMap(({ when }) => closedIntervals(when, from, days + 1, timeZone))
}

/**
 * Returns a function that tells the status of a slot. Its calls have to be in order of time, as it walks bookings and
 * closed times only once.
 */
function statusReader(
  { field, occupied, now, timeZone }: Schedule,
  closed: readonly MinuteInterval[],
): (slot: MinuteInterval) => SlotStatus {
  const instant = Date.parse(now) / 60_000
  const soonest = instant + field.minNoticeMinutes
  const afterHorizon = addDays(toLocal(timeZone, Math.floor(instant)).day, field.horizonDays + 1)
  const horizon = fromLocal(timeZone, afterHorizon, 0)
  const occupiedNear = walk(occupied, field.bufferMinutes)
  const closedNear = walk(closed)
  return (slot) => {
    if (slot.start < instant) return 'past'
    const near = occupiedNear(slot)
    const own = strongest(near.filter((range) => range.start < slot.end && slot.start < range.end))
    if (own) return own
    if (closedNear(slot).length > 0) return 'blocked'
    if (near.length > 0) return strongest(near) === 'held' ? 'held' : 'taken'
    if (slot.start < soonest) return 'soon'
    return slot.end > horizon ? 'beyond' : 'free'
  }
}

/**
 * Returns the kind to show for a slot that several intervals occupy: `mine` before `taken` before `held`; null for
 * none.
 */
function strongest(ranges: readonly Occupied[]): Occupied['kind'] | null {
  const kinds = ranges.map((range) => range.kind)
  return (['mine', 'taken', 'held'] as const).find((kind) => kinds.includes(kind)) ?? null
}

const nothing: readonly never[] = []

/** Finds the ranges that come nearer to a slot than `margin` minutes; the slots are given in order of time. */
function walk<T extends MinuteInterval>(
  ranges: readonly T[],
  margin = 0,
): (slot: MinuteInterval) => readonly T[] {
  const sorted = ranges.toSorted((a, b) => a.start - b.start)
  let first = 0
  return ({ start, end }) => {
    while ((sorted[first]?.end ?? Infinity) + margin <= start) first++
    let last = first
    while ((sorted[last]?.start ?? Infinity) - margin < end) last++
    return first === last ? nothing : sorted.slice(first, last).filter((range) => range.end + margin > start)
  }
}
