import { type HoldContext, holdTime, judgeTime } from '../bookings/athlete/hold.ts'
import type { Booking } from '../bookings/booking.ts'
import type { BookingPlace } from '../bookings/booking-notices.ts'
import { statusAt } from '../bookings/status.ts'
import type { Notice } from '../notifications/notice.ts'
import type { Done } from '../outcome/outcome.ts'
import { offerTimes } from './offer-times.ts'
import { overlap } from './queue.ts'
import type { Wait, WaitingWay } from './wait.ts'
import { freeNotice, lostNotice, offeredNotice, overNotice } from './waiting-notices.ts'

export type LookFacts = Omit<HoldContext, 'athlete' | 'id' | 'code'> & {
  /** Returns the id and the code of a new booking. */
  named: () => Pick<HoldContext, 'id' | 'code'>
  way: WaitingWay
  place: BookingPlace
  /** The person who waits; null where they can book nothing: gone, or blocked. */
  athlete: HoldContext['athlete'] | null
  /** Their bookings that hold or use a time now, anywhere. */
  theirs: readonly Booking[]
  /** The booking that is held for them by this wait. */
  offered: Booking | undefined
  /** The instant until which another time is held for them out of a queue; null for none. */
  otherOfferUntil: string | null
}

type Looked = Done<{ waits: readonly Wait[]; bookings: readonly Booking[] }>

/**
 * Looks at a wait at an instant, and does what is due (N7): it ends when its time begins, or its offer has been taken or has
 * run out; a time that is free is offered, as a held booking, or told to all. Those who cannot take it are passed over. Waits
 * are looked at in the order of their entry, each by what the one before it has changed. `dueAt` is after the instant then.
 */
export function lookAtWait(wait: Wait, facts: LookFacts): Looked {
  const { at, athlete, offered, place, theirs } = facts
  const own = theirs.filter((each) => overlap(each, wait))
  if (wait.bookingId !== null) return lookAtOffer(wait, offered, facts)
  if (athlete === null) return ended(wait)
  if (own.some((each) => has(each, wait) && statusAt(each, at) !== 'awaiting_payment')) return ended(wait)
  if (wait.start <= at) return ended(wait, own.length > 0 ? [] : [overNotice(wait, place)])
  if (!judgeTime(wait, facts.schedule).ok)
    return changed(wait, { told: false, tellAt: null, dueAt: nextHoldEnd(wait, facts) })
  if (own.length > 0) return changed(wait, { dueAt: wait.start })
  return facts.way === 'all' ? tellFree(wait, facts) : offer(wait, athlete, facts)
}

/** Returns whether a booking has the field at all of a time. */
function has({ fieldId, start, end }: Booking, wait: Wait): boolean {
  return fieldId === wait.fieldId && start <= wait.start && end >= wait.end
}

function lookAtOffer(wait: Wait, offered: Booking | undefined, { at, place }: LookFacts): Looked {
  const status = offered && statusAt(offered, at)
  if (!offered || status !== 'awaiting_payment')
    return ended(wait, status === 'expired' ? [lostNotice(wait, place)] : [])
  const until = offered.holdExpiresAt ?? wait.start
  if (wait.told || wait.tellAt === null || wait.tellAt > at)
    return changed(wait, { dueAt: wait.told || wait.tellAt === null ? until : wait.tellAt })
  const notice = offeredNotice(wait, place, { bookingId: offered.id, until })
  return changed(wait, { told: true, dueAt: until }, [notice])
}

function offer(wait: Wait, athlete: HoldContext['athlete'], facts: LookFacts): Looked {
  const { at, place, otherOfferUntil } = facts
  if (otherOfferUntil !== null) return changed(wait, { dueAt: earlier(otherOfferUntil, wait.start) })
  const outcome = holdTime(wait, { ...facts, ...facts.named(), athlete })
  if (!outcome.ok) return changed(wait, { dueAt: wait.start })
  const { tellAt, until } = offerTimes(at, wait.start, place.timeZone)
  const [held, ...expired] = outcome.changes.bookings
  const told = tellAt <= at
  return {
    ok: true,
    changes: {
      bookings: [{ ...held, holdExpiresAt: until }, ...expired],
      waits: [{ ...wait, bookingId: held.id, tellAt, told, dueAt: told ? until : tellAt }],
    },
    notices: told ? [offeredNotice(wait, place, { bookingId: held.id, until })] : [],
  }
}

/** Tells a person that the time is free, once, and by day; who pays first gets it. */
function tellFree(wait: Wait, { at, place }: LookFacts): Looked {
  if (wait.told) return changed(wait, { dueAt: wait.start })
  const { tellAt } = offerTimes(at, wait.start, place.timeZone)
  if (tellAt > at) return changed(wait, { tellAt, dueAt: tellAt })
  return changed(wait, { told: true, tellAt, dueAt: wait.start }, [freeNotice(wait, place)])
}

/** Returns the first end of the holds that have a part of a time; its start where nothing ends by the clock. */
function nextHoldEnd(wait: Wait, { near, at }: LookFacts): string {
  return near.reduce(
    (first, booking) =>
      booking.holdExpiresAt !== null && statusAt(booking, at) === 'awaiting_payment'
        ? earlier(first, booking.holdExpiresAt)
        : first,
    wait.start,
  )
}

const earlier = (one: string, other: string) => (one < other ? one : other)

function ended({ id }: Wait, notices: readonly Notice[] = []): Looked {
  return { ok: true, changes: { waits: [], bookings: [] }, removed: { waits: [id] }, notices }
}

function changed(
  wait: Wait,
  to: Partial<Pick<Wait, 'told' | 'tellAt' | 'dueAt'>>,
  notices: readonly Notice[] = [],
): Looked {
  const next = { ...wait, ...to }
  const isSame = (['told', 'tellAt', 'dueAt'] as const).every((key) => next[key] === wait[key])
  return { ok: true, changes: { waits: isSame ? [] : [next], bookings: [] }, notices }
}
