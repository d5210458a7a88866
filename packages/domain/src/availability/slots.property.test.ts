import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anySchedule, isHolidayOf } from '../testing/schedules.ts'
import { wallClock } from '../testing/wall-clock.ts'
import { addDays, dayNumber, MINUTES_PER_DAY, weekdayOf } from '../time/zone.ts'
import { type Schedule, type Slot, slotsOf } from './slots.ts'
import type { SlotStatus } from './slot-status.ts'

const DAYS = 2
const runs = { numRuns: 1000 }

/** Minutes from the first midnight of the slot's opening day to the wall time of an instant. */
function wallOf(schedule: Schedule, slot: Slot, instant: number): number {
  const wall = wallClock(schedule.timeZone, instant)
  return (wall.dayNumber - dayNumber(slot.day)) * MINUTES_PER_DAY + wall.minute
}

it('makes slots that are disjoint, in order and each of the exact length', () => {
  fc.assert(
    fc.property(anySchedule, (schedule) => {
      const slots = slotsOf(schedule, schedule.day, DAYS)
      const odd = slots.filter((slot, index) => {
        const previous = slots[index - 1]?.end ?? -Infinity
        return slot.end - slot.start !== schedule.field.slotMinutes || slot.start < previous
      })
      expect(odd).toEqual([])
    }),
    runs,
  )
})

it('keeps every slot inside one interval of the opening hours, on the clock of the company', () => {
  fc.assert(
    fc.property(anySchedule, (schedule) => {
      const outside = slotsOf(schedule, schedule.day, DAYS).filter((slot) => {
        const begins = wallOf(schedule, slot, slot.start)
        const ends = wallOf(schedule, slot, slot.end - 1) + 1
        const ofHoliday = isHolidayOf(schedule, slot.day) ? schedule.holidayHours : null
        const hours = ofHoliday ?? schedule.openingHours[weekdayOf(slot.day)] ?? []
        const open = hours.some(({ opens, closes }) => opens <= begins && ends <= closes)
        return !open || ends - begins !== schedule.field.slotMinutes
      })
      expect(outside).toEqual([])
    }),
    runs,
  )
})

it('fills every interval of an ordinary day with as many slots as fit', () => {
  const ordinary = { timeZone: 'America/Fortaleza', day: '2026-11-23', holidays: [] }
  fc.assert(
    fc.property(anySchedule, fc.nat(47), fc.nat(47), (any, first, second) => {
      const schedule = { ...any, ...ordinary }
      const opens = Math.min(first, second) * 30
      const closes = Math.max(first, second) * 30
      const openingHours = Array.from({ length: 7 }, () => (opens < closes ? [{ opens, closes }] : []))
      const slots = slotsOf({ ...schedule, openingHours }, schedule.day, DAYS)
      expect(slots).toHaveLength(DAYS * Math.floor((closes - opens) / schedule.field.slotMinutes))
    }),
    runs,
  )
})

it('makes the same slots from whatever day the question starts', () => {
  fc.assert(
    fc.property(anySchedule, (schedule) => {
      const next = addDays(schedule.day, 1)
      const longer = slotsOf(schedule, schedule.day, DAYS).filter((slot) => slot.day >= next)
      expect(longer).toEqual(slotsOf(schedule, next, DAYS - 1))
    }),
    runs,
  )
})

/** Computes the status rule by rule, in milliseconds, without sorting or skipping anything. */
function expectedStatus(schedule: Schedule, slot: Slot): SlotStatus {
  const { bufferMinutes, horizonDays, minNoticeMinutes } = schedule.field
  const ms = { start: slot.start * 60_000, end: slot.end * 60_000 }
  if (ms.start < Date.parse(schedule.now)) return 'past'
  const within = (margin: number) =>
    schedule.occupied.filter((range) => range.start < slot.end + margin && slot.start < range.end + margin)
  const inside = within(0).map((range) => range.kind)
  for (const kind of ['mine', 'taken', 'held'] as const) if (inside.includes(kind)) return kind
  const closed = schedule.closures.some(
    ({ when }) => when.kind === 'once' && Date.parse(when.start) < ms.end && ms.start < Date.parse(when.end),
  )
  if (closed) return 'blocked'
  const near = within(bufferMinutes)
  if (near.length > 0) return near.every((range) => range.kind === 'held') ? 'held' : 'taken'
  if (ms.start - Date.parse(schedule.now) < minNoticeMinutes * 60_000) return 'soon'
  const today = wallClock(schedule.timeZone, Math.floor(Date.parse(schedule.now) / 60_000)).dayNumber
  const lastDay = wallClock(schedule.timeZone, slot.end - 1).dayNumber
  return lastDay > today + horizonDays ? 'beyond' : 'free'
}

it('calls a slot free exactly when it is not past, taken, blocked, too soon or beyond, and else says why', () => {
  const seen = new Set<SlotStatus>()
  fc.assert(
    fc.property(anySchedule, (schedule) => {
      const slots = slotsOf(schedule, schedule.day, DAYS)
      const statuses = slots.map((slot) => slot.status)
      expect(statuses).toEqual(slots.map((slot) => expectedStatus(schedule, slot)))
      for (const status of statuses) seen.add(status)
    }),
    runs,
  )
  expect(seen.size).toBe(8)
})
