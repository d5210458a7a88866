import { freeRuns, type Run } from '@campo-livre/domain/availability/runs.ts'
import { slotsOf } from '@campo-livre/domain/availability/slots.ts'
import { leavesGap } from '@campo-livre/domain/bookings/quote/gap.ts'
import type { Offer } from '@campo-livre/domain/fields/offer.ts'
import { toOffer } from '@campo-livre/domain/fields/to-offer.ts'
import type { FieldSearch } from '@campo-livre/domain/fields/list/search.ts'
import { addDays, fromLocal, localDay, toLocal, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { type ScheduleRequest, type FieldSchedule, soldSchedule } from './schedule.ts'

/** The parameters of a search about the time and its price. */
export type TimeFilter = Pick<FieldSearch, 'date' | 'time' | 'minutes' | 'maxPriceCents'>
export const NO_TIME_FILTER: TimeFilter = {}

/** The number of free times on a card. */
const OFFERS = 3
/** Days to look ahead: for a filter without a day, then for a card without a filter. */
export const FILTER_DAYS = 7
const SOON_DAYS = 2
const LOOK_AHEAD_DAYS = 14

/** Returns whether a filter limits the time, so that only fields with a free time are shown. */
export function isTimed(filter: TimeFilter): boolean {
  return filter.date !== undefined || filter.time !== undefined || filter.minutes !== undefined
}

/**
 * Returns the next free times of a field that fit the filter, at most `limit`, each bookable as it stands. `date` and
 * `time` are the start on the company's clock; the length is rounded up to whole slots.
 */
export function nextFree(request: ScheduleRequest, filter: TimeFilter, limit = OFFERS): Offer[] {
  const { field, company, now } = request
  const today = localDay(company.timeZone, now)
  const count = Math.max(field.minSlots, Math.ceil((filter.minutes ?? 0) / field.slotMinutes))
  if (count > field.maxSlots || (filter.date !== undefined && filter.date < today)) return []
  const from = filter.date ?? today
  const days = filter.date === undefined ? FILTER_DAYS : 1
  const last = isTimed(filter) ? days : LOOK_AHEAD_DAYS
  const since = filter.date === undefined ? toMinutes(now) : fromLocal(company.timeZone, addDays(from, -1), 0)
  const near = {
    start: since - field.bufferMinutes,
    end: fromLocal(company.timeZone, addDays(from, last + 2), 0),
  }
  const schedule = soldSchedule(request, near)
  if (isTimed(filter)) return offersIn(schedule, { from, days, count, limit }, filter)
  const soon = offersIn(schedule, { from, days: SOON_DAYS, count, limit }, filter)
  return soon.length === limit
    ? soon
    : offersIn(schedule, { from, days: LOOK_AHEAD_DAYS, count, limit }, filter)
}

type Window = { from: string; days: number; count: number; limit: number }

/** Returns the offers that start within `days` calendar days from `from`. */
function offersIn(
  schedule: FieldSchedule,
  { from, days, count, limit }: Window,
  filter: TimeFilter,
): Offer[] {
  const { field, timeZone } = schedule
  // A start after midnight may belong to the opening day before; a run or a gap may reach into the day after.
  const slots = slotsOf(schedule, addDays(from, -1), days + 2)
  const opens = fromLocal(timeZone, from, 0)
  const closes = fromLocal(timeZone, addDays(from, days), 0)
  const offers: Offer[] = []
  for (const run of freeRuns(slots, count)) {
    if (run.start < opens || run.start >= closes || !fits(run, filter, timeZone)) continue
    if (field.avoidGaps && leavesGap(field, slots, run.slots)) continue
    offers.push(toOffer(run))
    if (offers.length === limit) break
  }
  return offers
}

/** Returns whether a run starts in the wished hour and costs at most the wished price. */
function fits(run: Run, { time, maxPriceCents }: TimeFilter, timeZone: string): boolean {
  if (maxPriceCents !== undefined && run.priceCents > maxPriceCents) return false
  return (
    time === undefined || Math.floor(toLocal(timeZone, run.start).minute / 60) === Number(time.slice(0, 2))
  )
}
