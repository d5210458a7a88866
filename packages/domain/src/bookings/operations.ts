import type { Coupon } from '../coupons/coupon.ts'
import { toPayCents } from '../coupons/to-pay.ts'
import { formatCents } from '../money/money.ts'
import type { Notice } from '../notifications/notice.ts'
import { answeredBefore } from '../outcome/answered-before.ts'
import { isSame } from '../outcome/is-same.ts'
import type { Done } from '../outcome/outcome.ts'
import { moveRachas } from '../rachas/operations.ts'
import type { Racha } from '../rachas/racha.ts'
import { refuse, type Refusal } from '../refusals/refusal.ts'
import { cashBackCents, refuseCashBack } from '../tills/drawer.ts'
import type { TillEntry } from '../tills/till-entries.ts'
import type { Till } from '../tills/till.ts'
import { applyBookingCommand } from './commands/apply-command.ts'
import { expiredHolds } from './athlete/hold.ts'
import {
  athleteAction,
  bookedNotices,
  bookedWhat,
  type BookingPlace,
  cancelledNotices,
  toldMoveNotices,
} from './booking-notices.ts'
import type { Booking } from './booking.ts'
import { type AroundFacts, gamePlace } from './cancel/cancel-and-move.ts'
import type { BookingCommandContext, BookingRefusal } from './commands/command-context.ts'
import type { BookingStep } from './commands/command.ts'
import type { DoneBookingCommand } from './commands/done-booking-command.ts'
import { statusAt } from './status.ts'
import { type KnownPlace, untoldMove } from './cancel/told-move.ts'

/** A notice of a move that its athlete has not read, and the place that they knew before it. */
type UnreadMove = { id: string; from: KnownPlace }

/** All by which a step on the bookings of a company is judged, and what is around them. */
export type BookingStepFacts = BookingCommandContext &
  Pick<AroundFacts, 'place' | 'payerOf' | 'rachasIn' | 'near'> & {
    /** Returns the open till of the company, undefined for none, and all money of the company. */
    drawer: () => { till: Till | undefined; entries: readonly TillEntry[] }
    /** Returns the unread notices of moves of a booking, the oldest first. */
    unreadMoves: (booking: Booking) => readonly UnreadMove[]
  }

/** A step that is carried out: its bookings in the order in which it names them, and its entry in their history. */
export type CarriedOut = Done<{
  bookings: readonly Booking[]
  rachas: readonly Racha[]
  bookingCommands: readonly DoneBookingCommand[]
  coupons: readonly Coupon[]
}> & { bookings: readonly Booking[]; done: DoneBookingCommand }

/** No cash is given back out of it. */
const NO_DRAWER = { till: undefined, entries: [] }

/** A refusal of a step, with the bookings that it is about as they are. */
export type RefusedStep = BookingRefusal & { present?: readonly Booking[] }

/**
 * Carries out a step on the bookings of a company, with all that follows: holds near them that have run out, rachas that
 * move along, and what their athletes are told (decision 067). One that was carried out before returns its bookings as
 * they are now. A payment that is given back needs its cash in the drawer (H3).
 */
export function carryOutStep(step: BookingStep, facts: BookingStepFacts): CarriedOut | RefusedStep {
  const { data } = facts
  const known = answeredBefore(
    data.done(step.id),
    (kept) => kept.companyId === data.companyId && isSame(kept.command, step),
    'id',
  )
  if (known) return known.ok ? again(known.kept, facts) : known
  const outcome = applyBookingCommand(step, facts)
  if (!outcome.ok) return refused(step, outcome, facts)
  const { bookings, coupons, done } = outcome
  const before = bookings.map(({ id }) => data.booking(id))
  const back = bookings.reduce((sum, { counter }, at) => sum + cashBackCents(before[at]?.counter, counter), 0)
  const { till, entries } = back > 0 ? facts.drawer() : NO_DRAWER
  const refusal = refuseCashBack(till, back, entries)
  if (refusal) return { ...refusal, present: before.flatMap((booking) => booking ?? []) }
  const undone = step.type === 'undo' ? data.done(step.commandId) : undefined
  const followed = bookings.map((booking, index) => followingFrom(step, before[index], booking, facts))
  return {
    ok: true,
    changes: {
      bookings: [...holdsNear(bookings, facts), ...bookings],
      rachas: followed.flatMap(({ rachas }) => rachas),
      bookingCommands: [done, ...(undone ? [{ ...undone, undoneById: step.id }] : [])],
      coupons,
    },
    removed: { notifications: followed.flatMap(({ read }) => read) },
    notices: followed.flatMap(({ notices }) => notices),
    bookings,
    done,
  }
}

function again(done: DoneBookingCommand, { data }: BookingStepFacts): CarriedOut {
  const bookings = done.bookingIds.flatMap((id) => data.booking(id) ?? [])
  return {
    ok: true,
    changes: { bookings: [], rachas: [], bookingCommands: [], coupons: [] },
    notices: [],
    bookings,
    done,
  }
}

/** Returns the refusal of a step at its time, if one is refused, with the booking that it names as it is. */
function refused(step: BookingStep, refusal: BookingRefusal, { data }: BookingStepFacts): RefusedStep {
  const own = 'bookingId' in step ? data.booking(step.bookingId) : undefined
  const present = own?.companyId === data.companyId ? [own] : []
  return { ...refusal, ...(refusal.time && { field: 'start' }), present }
}

/** Returns the holds near bookings that have run out: a clock that is set back does not revive them (rule 1). */
function holdsNear(bookings: readonly Booking[], { near, at }: BookingStepFacts): Booking[] {
  const expired = bookings.flatMap((booking) => expiredHolds(near(booking), at))
  const own = new Set(bookings.map(({ id }) => id))
  return [...new Map(expired.map((hold) => [hold.id, hold])).values()].filter(({ id }) => !own.has(id))
}

/** The rachas and notices that follow from a change of a booking, and the notices whose place they take. */
type Following = { rachas: readonly Racha[]; notices: readonly Notice[]; read: readonly string[] }

function followingFrom(
  step: BookingStep,
  before: Booking | undefined,
  booking: Booking,
  facts: BookingStepFacts,
): Following {
  const at = facts.place(booking)
  const from = before && isElsewhere(before, booking) ? before : null
  const along = from && moveRachas(facts.rachasIn(booking.id), booking, gamePlace(at))
  const told = (): Omit<Following, 'rachas'> => {
    if (booking.status === 'cancelled' && before?.status !== 'cancelled')
      return { notices: cancelledNotices(booking, at, facts.payerOf(booking)), read: [] }
    if (step.type === 'book') return { notices: bookedNotices(booking, at), read: [] }
    const isTold = step.type === 'move' || step.type === 'undo'
    return from && isTold ? moveOf(booking, from, facts) : { notices: [], read: [] }
  }
  const { notices, read } = told()
  return { rachas: along?.changes.rachas ?? [], notices: [...(along?.notices ?? []), ...notices], read }
}

/**
 * Tells of a move once: one that is undone or made again before it was read leaves one notice of how it is now, or none.
 */
function moveOf(
  booking: Booking,
  before: Booking,
  { place, unreadMoves }: BookingStepFacts,
): Omit<Following, 'rachas'> {
  const unread = unreadMoves(booking)
  const places = unread.map((each) => each.from)
  const from = untoldMove(places, before, booking)
  const known = from && { place: from, what: bookedWhat(from, place({ ...booking, ...from })) }
  return {
    notices: known ? toldMoveNotices(booking, place(booking), known) : [],
    read: unread.map(({ id }) => id),
  }
}

const isElsewhere = (before: Booking, { fieldId, start, end }: Booking) =>
  before.fieldId !== fieldId || before.start !== start || before.end !== end

/** A booking that is sent to somebody: as a mail, or into an account. */
type SentBooking = Done<{ bookings: readonly Booking[] }>

/** Sends a booking to an e-mail (H2). */
export function mailBooking(
  booking: Booking,
  email: string,
  { at, place }: { at: string; place: BookingPlace },
): SentBooking | Refusal {
  const refusal = refuseCancelled(booking, at)
  if (refusal) return refusal
  const { code } = booking
  const text = `Sua reserva na ${place.companyName}: ${bookedWhat(booking, place)}, ${formatCents(toPayCents(booking))}. Código ${code}.`
  const letter = { to: email, subject: `Reserva ${code}`, text, link: null }
  return { ok: true, changes: { bookings: [] }, notices: [], letters: [letter] }
}

/** Puts a booking without an athlete into an account, and tells them (H2); nothing happens where nobody has one. */
export function giveBooking(
  booking: Booking,
  receiverId: string | null,
  { at, place }: { at: string; place: BookingPlace },
): SentBooking | Refusal {
  const refusal = refuseCancelled(booking, at)
  if (refusal) return refusal
  if (booking.athleteId !== null)
    return refuse('invalid_transition', 'Essa reserva já está na conta de quem joga.')
  if (receiverId === null) return { ok: true, changes: { bookings: [] }, notices: [] }
  const message = `${place.companyName} colocou uma reserva na sua conta: ${bookedWhat(booking, place)}.`
  const notice = { kind: 'bookings' as const, type: 'message' as const, message, ...athleteAction(booking) }
  return {
    ok: true,
    changes: { bookings: [{ ...booking, athleteId: receiverId }] },
    notices: [{ userId: receiverId, ...notice }],
  }
}

function refuseCancelled(booking: Booking, at: string): Refusal | null {
  return statusAt(booking, at) === 'cancelled'
    ? refuse('invalid_transition', 'Essa reserva foi cancelada.')
    : null
}
