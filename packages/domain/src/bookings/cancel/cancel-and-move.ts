import type { Done } from '../../outcome/outcome.ts'
import { bringToPresent, moveRachas, type PresentFacts } from '../../rachas/operations.ts'
import type { Racha } from '../../rachas/racha.ts'
import { refuse, type Refusal } from '../../refusals/refusal.ts'
import { expiredHolds } from '../athlete/hold.ts'
import type { Booking } from '../booking.ts'
import {
  bookedWhat,
  type BookingPlace,
  cancelledNotices,
  movedNotices,
  type Payer,
} from '../booking-notices.ts'
import { cancelled, cancelRefusal } from '../commands/cancel.ts'
import type { CancelledBy, RefundForm } from './refund.ts'

/** Bookings that have changed, with the rachas that are played in them. */
export type ChangedBookings<B extends readonly Booking[] = readonly Booking[]> = Done<{
  bookings: B
  rachas: readonly Racha[]
}>

type Place = Pick<Booking, 'fieldId' | 'start' | 'end'>

/** All by which bookings are cancelled and moved: their rachas, places and neighbours. */
export type AroundFacts = PresentFacts & {
  /** Returns how notices name the place of a booking. */
  place: (booking: Pick<Booking, 'fieldId' | 'companyId'>) => BookingPlace
  /** Returns who paid for a booking before it was passed on; null where nobody else did. */
  payerOf: (booking: Booking) => Payer | null
  /** Returns the rachas that are played in a booking. */
  rachasIn: (bookingId: string) => readonly Racha[]
  /** Returns the bookings near a time of a field, in any state, those of fields on the same ground too. */
  near: (place: Place) => readonly Booking[]
}

type Cancelling = {
  by: CancelledBy
  reason: string | null
  refundAs?: RefundForm
  /** False for one of many, of which its athlete is told together. */
  isTold?: boolean
}

/**
 * Cancels a booking that may be cancelled, refunds by its rules (rule 5), credit as credit and money as its athlete prefers,
 * and notifies. A racha that is played in it has to find another place.
 */
export function cancelBooking(
  booking: Booking,
  { by, reason, refundAs = 'money', isTold = true }: Cancelling,
  facts: AroundFacts,
): ChangedBookings<readonly [Booking]> {
  const gone = cancelled(booking, { at: facts.at, by, byId: null, reason, refundAs })
  const present = { ...facts, booking: () => gone }
  const settled = facts
    .rachasIn(gone.id)
    .map((racha) => bringToPresent(racha, present, by === 'athlete' ? booking.athleteId : null))
  return {
    ok: true,
    changes: { bookings: [gone], rachas: settled.flatMap(({ changes }) => changes.rachas) },
    notices: [
      ...settled.flatMap(({ notices }) => notices),
      ...(isTold ? cancelledNotices(gone, facts.place(gone), facts.payerOf(gone)) : []),
    ],
  }
}

/** The cancellation that somebody asks for, of a booking that may be over by now. */
type AskedCancelling = { by: CancelledBy; reason: string | null; refundAs: RefundForm }

/** Cancels a booking for its athlete, or for its arena, which has to give a reason; credit is the athlete's choice alone. */
export function cancelAsked(
  booking: Booking,
  { by, reason, refundAs }: AskedCancelling,
  facts: AroundFacts,
): ChangedBookings<readonly [Booking]> | Refusal {
  if (by === 'company' && !reason) return refuse('invalid', 'Diga o motivo do cancelamento.', 'reason')
  if (by === 'company' && refundAs === 'credit')
    return refuse('invalid', 'Só quem reservou escolhe receber em crédito.', 'refundAs')
  return (
    cancelRefusal(booking, facts.at) ??
    cancelBooking(booking, { by, reason: reason || null, refundAs }, facts)
  )
}

/**
 * Moves a booking to a time that is free (rule 1), at its price, with the racha that is played in it, and notifies its
 * athlete of the reason; null for one of many, of which they are told together.
 */
export function moveBooking(
  booking: Booking,
  to: Place,
  { reason }: { reason: string | null },
  facts: AroundFacts,
): ChangedBookings<readonly [Booking, ...Booking[]]> {
  const moved = { ...booking, ...to }
  const place = facts.place(moved)
  const { changes, notices } = moveRachas(facts.rachasIn(booking.id), moved, gamePlace(place))
  const from = bookedWhat(booking, facts.place(booking))
  return {
    ok: true,
    changes: { bookings: [moved, ...expiredHolds(facts.near(moved), facts.at)], rachas: changes.rachas },
    notices: [...notices, ...(reason === null ? [] : movedNotices(moved, reason, { from, to: place }))],
  }
}

/** Returns the place of a game in a booking, as rachas name it. */
export const gamePlace = ({ fieldName, companyName }: BookingPlace) => `${fieldName}, ${companyName}`
