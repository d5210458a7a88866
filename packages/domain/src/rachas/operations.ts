import type { Booking } from '../bookings/booking.ts'
import { occupies } from '../bookings/status.ts'
import type { Done } from '../outcome/outcome.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { applyRachaCommand } from './apply-command.ts'
import type { RachaStep } from './command.ts'
import type { RachaContext } from './context.ts'
import { nextGame } from './next-game.ts'
import { rachaNotices } from './racha-notices.ts'
import type { Racha } from './racha.ts'
import { onNoMap } from './reach.ts'
import { settle } from './settle.ts'

/** Rachas that have changed; none where nothing has. */
type ChangedRachas<R extends readonly Racha[] = readonly Racha[]> = Done<{ rachas: R }>

/** All by which a racha is brought to the present. */
export type PresentFacts = {
  at: string
  booking: (id: string) => Booking | undefined
  /** Returns the bookings of an athlete, in any state. */
  bookingsOf: (athleteId: string) => readonly Booking[]
  /** Returns whether the game after a weekly one is there. */
  hasNext: (racha: Racha) => boolean
  newCode: () => string
}

/**
 * Brings a racha to the present: what ended by the clock is done, and a weekly one that is over makes its next game (N2).
 * `byId` is the person who has just done something about it, and is told nothing of it.
 */
export function bringToPresent(racha: Racha, facts: PresentFacts, byId: string | null = null): ChangedRachas {
  const settled = settle(withoutLostBooking(racha, facts), facts.at)
  const next = nextOf(settled, facts)
  return {
    ok: true,
    changes: { rachas: [...(settled === racha ? [] : [settled]), ...(next ? [next] : [])] },
    notices: [
      ...(settled === racha ? [] : rachaNotices(racha, settled, byId)),
      ...(next ? rachaNotices(undefined, next, null) : []),
    ],
  }
}

/** Returns a coming racha without its booking, where that was cancelled or never paid: the organiser has to choose anew. */
function withoutLostBooking(racha: Racha, { at, booking }: PresentFacts): Racha {
  const lostAt = bookingLostAt(racha, booking)
  return lostAt !== null && lostAt <= at && at < racha.start ? onNoMap(racha) : racha
}

/** Returns the instant before the game at which its booking was cancelled, or ends unless it is paid; null for none. */
export function bookingLostAt(racha: Racha, booking: PresentFacts['booking']): string | null {
  const own = racha.bookingId === null ? undefined : booking(racha.bookingId)
  if (!own || racha.cancelledAt !== null) return null
  const { status, holdExpiresAt, cancellation, createdAt } = own
  const at =
    status === 'awaiting_payment' || status === 'expired'
      ? holdExpiresAt
      : status === 'cancelled'
        ? (cancellation?.at ?? createdAt)
        : null
  return at !== null && at < racha.start ? at : null
}

/** Makes the next game of a weekly racha that is over, in the organiser's booking of its time; null where there is none to make. */
function nextOf(racha: Racha, facts: PresentFacts): Racha | null {
  const { at, hasNext, newCode } = facts
  const isOver = racha.end <= at || racha.cancelledAt !== null
  if (!racha.weekly || !isOver || hasNext(racha)) return null
  const next = nextGame(racha, { at, code: newCode() })
  return next && { ...next, bookingId: bookingAt(racha, next, facts) }
}

/** Returns the organiser's booking of the same field at the time of the next game: those of a fixed slot are there. */
function bookingAt(
  { bookingId, organizerId }: Racha,
  { start, end }: Racha,
  { at, booking, bookingsOf }: PresentFacts,
): string | null {
  const last = bookingId === null ? undefined : booking(bookingId)
  if (!last) return null
  const same = bookingsOf(organizerId).find(
    (each) => each.fieldId === last.fieldId && each.start === start && each.end === end && occupies(each, at),
  )
  return same?.id ?? null
}

/**
 * Carries out what somebody does with a racha, with the notices that follow (decision 079). A new link is that of all games of
 * a weekly one: the old one is dead at once.
 */
export function carryOutRacha(
  step: RachaStep,
  context: RachaContext,
): ChangedRachas<readonly [Racha, ...Racha[]]> | Refusal {
  const { data, by } = context
  const before = data.racha(step.rachaId)
  const outcome = applyRachaCommand(step, context)
  if (!outcome.ok) return outcome
  const { racha } = outcome
  const { id, groupId, linkToken } = racha
  const others = step.type === 'renew_link' ? data.ofGroup(groupId).filter((each) => each.id !== id) : []
  return {
    ok: true,
    changes: { rachas: [racha, ...others.map((each) => ({ ...each, linkToken }))] },
    notices: rachaNotices(before, racha, by?.id ?? null),
  }
}

/** Moves the rachas that are played in a booking to its time and place, and tells everybody in them but whoever moved it. */
export function moveRachas(
  rachas: readonly Racha[],
  { start, end }: Pick<Booking, 'start' | 'end'>,
  place: string,
  byId: string | null = null,
): ChangedRachas {
  const moved = rachas.map((racha) => ({ ...racha, start, end, place }))
  return {
    ok: true,
    changes: { rachas: moved },
    notices: rachas.flatMap((racha, index) => rachaNotices(racha, moved[index] ?? racha, byId)),
  }
}
