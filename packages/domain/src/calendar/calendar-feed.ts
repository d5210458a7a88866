import { statusAt } from '../bookings/status.ts'
import type { Booking } from '../bookings/booking.ts'
import { sportLabels } from '../fields/sports.ts'
import type { Racha } from '../rachas/racha.ts'
import { changedAtOf, sequenceOf } from './booking-event.ts'
import type { CalendarEvent } from './calendar-file.ts'

const DAY_MS = 86_400_000
/** The days for which something that was cancelled stands in a feed as cancelled. */
const CANCELLED_DAYS = 30
/** The days for which something that is over stands in a feed. */
const PAST_DAYS = 90

/** Returns whether a booking of an athlete stands in their feed: it was confirmed once, and has not ended too long ago. */
export function isInFeed(booking: Booking, now: string): boolean {
  if (booking.confirmedAt === null) return false
  const status = statusAt(booking, now)
  if (status === 'awaiting_payment' || status === 'expired') return false
  const endedAt =
    status === 'cancelled' ? booking.cancellation?.at : status === 'rained_out' ? booking.rain?.at : undefined
  if (endedAt !== undefined) return isWithin(endedAt, CANCELLED_DAYS, now)
  return isWithin(booking.end, PAST_DAYS, now)
}

/**
 * Returns whether a racha stands in the feed of a user: they said yes, or did until it was cancelled. One that is played
 * in a booking of their own (`bookingIds`) is in the feed as that.
 */
export function isRachaInFeed(
  racha: Racha,
  { userId, bookingIds, now }: { userId: string; bookingIds: ReadonlySet<string>; now: string },
): boolean {
  const mine = racha.participants.find((each) => each.userId === userId)
  if (mine?.status !== 'confirmed') return false
  if (racha.bookingId !== null && bookingIds.has(racha.bookingId)) return false
  return racha.cancelledAt === null
    ? isWithin(racha.end, PAST_DAYS, now)
    : isWithin(racha.cancelledAt, CANCELLED_DAYS, now)
}

const isWithin = (instant: string, days: number, now: string) =>
  Date.parse(now) - Date.parse(instant) < days * DAY_MS

/**
 * Returns a racha as a calendar has it, without anybody's name. `booking` is the one that it is played in, with which it is
 * moved; `link` the address of its page, where that is known.
 */
export function rachaEvent(
  racha: Racha,
  { booking, link }: { booking: Booking | undefined; link: string | null },
): CalendarEvent {
  const { id, code, sport, place, start, end, createdAt, cancelledAt, changes } = racha
  const known = [createdAt, cancelledAt, booking && changedAtOf(booking), ...changes.map(({ at }) => at)]
  const changedAt = known.flatMap((at) => at ?? []).toSorted((a, b) => Date.parse(b) - Date.parse(a))[0]
  return {
    uid: `${id}@campolivre`,
    changedAt: changedAt ?? createdAt,
    sequence: changes.length + (cancelledAt === null ? 0 : 1) + (booking ? sequenceOf(booking) : 0),
    start,
    end,
    isCancelled: cancelledAt !== null,
    summary: `Racha de ${sportLabels[sport].toLowerCase()}`,
    description: [`Racha ${code}`, ...(link ? [link] : [])].join('\n'),
    location: place,
    ...(link ? { url: link } : {}),
  }
}
