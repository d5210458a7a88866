import { freeRuns, type Run } from '@campo-livre/domain/availability/runs.ts'
import { slotsOf } from '@campo-livre/domain/availability/slots.ts'
import { leavesGap } from '@campo-livre/domain/bookings/gap.ts'
import { type Offer, toOffer } from '@campo-livre/domain/fields/offer.ts'
import type { FieldSearch } from '@campo-livre/domain/fields/search.ts'
import { addDays, fromLocal, localDay, toLocal, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { type Asking, type FieldSchedule, scheduleOf } from './schedule.ts'

/** What a person wants of a time. */
export type Wish = Pick<FieldSearch, 'date' | 'time' | 'minutes' | 'maxPriceCents'>
export const NO_WISH: Wish = {}

/** How many times a card offers. */
const OFFERS = 3
/** How far ahead a wish without a day looks, and a card without any wish. */
export const WISH_DAYS = 7
const SOON_DAYS = 2
const LOOK_AHEAD_DAYS = 14

/** Whether a wish says when or how long, so that only fields with a time for it are shown. */
export function isTimed(wish: Wish): boolean {
  return wish.date !== undefined || wish.time !== undefined || wish.minutes !== undefined
}

/**
 * The next free times of a field that fit the wish, at most `limit`, each bookable as it stands. `date` and
 * `time` are on the company's clock and mean the start; the length is rounded up to whole slots.
 */
export function nextFree(asking: Asking, wish: Wish, limit = OFFERS): Offer[] {
  const { field, company, now } = asking
  const today = localDay(company.timeZone, now)
  const count = Math.max(field.minSlots, Math.ceil((wish.minutes ?? 0) / field.slotMinutes))
  if (count > field.maxSlots || (wish.date !== undefined && wish.date < today)) return []
  const schedule = scheduleOf(asking, toMinutes(now) - field.bufferMinutes)
  const from = wish.date ?? today
  const days = wish.date === undefined ? WISH_DAYS : 1
  if (isTimed(wish)) return offersIn(schedule, { from, days, count, limit }, wish)
  const soon = offersIn(schedule, { from, days: SOON_DAYS, count, limit }, wish)
  return soon.length === limit
    ? soon
    : offersIn(schedule, { from, days: LOOK_AHEAD_DAYS, count, limit }, wish)
}

type Window = { from: string; days: number; count: number; limit: number }

/** The offers that start within `days` calendar days from `from`. */
function offersIn(schedule: FieldSchedule, { from, days, count, limit }: Window, wish: Wish): Offer[] {
  const { field, timeZone } = schedule
  // A start after midnight may belong to the opening day before; a run or a gap may reach into the day after.
  const slots = slotsOf(schedule, addDays(from, -1), days + 2)
  const opens = fromLocal(timeZone, from, 0)
  const closes = fromLocal(timeZone, addDays(from, days), 0)
  const offers: Offer[] = []
  for (const run of freeRuns(slots, count)) {
    if (run.start < opens || run.start >= closes || !fits(run, wish, timeZone)) continue
    if (field.avoidGaps && leavesGap(field, slots, run.slots)) continue
    offers.push(toOffer(run))
    if (offers.length === limit) break
  }
  return offers
}

/** Whether it starts in the wished hour and costs no more than asked for. */
function fits(run: Run, { time, maxPriceCents }: Wish, timeZone: string): boolean {
  if (maxPriceCents !== undefined && run.priceCents > maxPriceCents) return false
  return (
    time === undefined || Math.floor(toLocal(timeZone, run.start).minute / 60) === Number(time.slice(0, 2))
  )
}
