import type { OpeningHours } from '../companies/opening-hours.ts'
import type { Field } from '../fields/field.ts'
import { slotPrice } from '../fields/price.ts'
import { addDays, fromLocal, MINUTES_PER_DAY, toLocal, toMinutes, weekdayOf } from '../time/zone.ts'

/** Why a slot is as it is. `held`: somebody is paying for it right now. `beyond`: after the booking horizon. */
export const slotStatuses = ['free', 'held', 'taken', 'mine', 'blocked', 'past', 'beyond'] as const
export type SlotStatus = (typeof slotStatuses)[number]

/** A slot in whole minutes since 1970. `day` is the opening day it belongs to: 01:00 may belong to the day before. */
export type Slot = { day: string; start: number; end: number; priceCents: number; status: SlotStatus }

/** A time that is taken, in minutes since 1970, half-open. */
export type Occupied = { start: number; end: number; kind: 'held' | 'taken' | 'mine' }

/** All that decides about a field's slots, and nothing that does not. */
export type Schedule = {
  field: Pick<
    Field,
    'slotMinutes' | 'basePriceCents' | 'priceRules' | 'blockOuts' | 'horizonDays' | 'bufferMinutes'
  >
  openingHours: OpeningHours
  timeZone: string
  occupied: readonly Occupied[]
  /** ISO instant. */
  now: string
}

/**
 * Every slot of `days` opening days from `from` (`YYYY-MM-DD`, the company's calendar), in order of time.
 * Slots never overlap and are each exactly `slotMinutes` long, over clock changes too (rules 2 and 3).
 */
export function slotsOf(schedule: Schedule, from: string, days: number): Slot[] {
  const slots: Slot[] = []
  const statusOf = statusReader(schedule)
  let free = -Infinity
  for (let index = 0; index < days; index++) {
    const day = addDays(from, index)
    for (const slot of slotsOfDay(schedule, day)) {
      if (slot.start < free) continue
      free = slot.end
      slots.push({ ...slot, status: statusOf(slot.start, slot.end) })
    }
  }
  return slots
}

type Bare = Omit<Slot, 'status'>

function slotsOfDay({ field, openingHours, timeZone }: Schedule, day: string): Bare[] {
  const { slotMinutes } = field
  const midnight = fromLocal(timeZone, day, 0)
  const steady = fromLocal(timeZone, day, 2 * MINUTES_PER_DAY) - midnight === 2 * MINUTES_PER_DAY
  const at = (minute: number) => (steady ? midnight + minute : fromLocal(timeZone, day, minute))
  const weekday = weekdayOf(day)
  const slots: Bare[] = []
  for (const { opens, closes } of openingHours[weekday] ?? []) {
    for (let minute = opens; minute + slotMinutes <= closes; minute += slotMinutes) {
      const start = at(minute)
      const end = at(minute + slotMinutes)
      if (end - start !== slotMinutes) continue
      const priceWeekday = (weekday + Math.floor(minute / MINUTES_PER_DAY)) % 7
      slots.push({ day, start, end, priceCents: slotPrice(field, priceWeekday, minute % MINUTES_PER_DAY) })
    }
  }
  return slots
}

function statusReader({ field, occupied, now, timeZone }: Schedule): (start: number, end: number) => SlotStatus {
  const instant = Date.parse(now) / 60_000
  const lastDay = addDays(toLocal(timeZone, Math.floor(instant)).day, field.horizonDays + 1)
  const horizon = fromLocal(timeZone, lastDay, 0)
  const blocked = field.blockOuts.map((blockOut) => ({ start: toMinutes(blockOut.start), end: toMinutes(blockOut.end) }))
  const overlaps = (range: { start: number; end: number }, start: number, end: number, buffer: number) =>
    start < range.end + buffer && range.start < end + buffer
  return (start, end) => {
    if (start < instant) return 'past'
    const own = occupied.find((range) => overlaps(range, start, end, 0))
    if (own) return own.kind
    if (blocked.some((range) => overlaps(range, start, end, 0))) return 'blocked'
    const near = occupied.find((range) => overlaps(range, start, end, field.bufferMinutes))
    if (near) return near.kind === 'held' ? 'held' : 'taken'
    return end > horizon ? 'beyond' : 'free'
  }
}
