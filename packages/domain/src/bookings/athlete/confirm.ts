import { type CardDecision, declinedCard } from '../../payments/card/card-step.ts'
import type { Done } from '../../outcome/outcome.ts'
import type { Booking } from '../booking.ts'
import { type BookingPlace, cardDeclinedNotices, confirmedNotices } from '../booking-notices.ts'
import { canPay } from '../status.ts'

/** One booking that has changed. */
export type ChangedBooking = Done<{ bookings: readonly [Booking] }>

type Paid = Partial<Pick<Booking, 'payment' | 'balance' | 'creditUsed'>>
type Moment = { at: string; place: BookingPlace }

/**
 * Confirms a held booking with what pays it, and tells both sides. Nothing else confirms a booking of an athlete; its hold
 * has kept the time free for it (rule 1).
 */
export function confirmBooking(held: Booking, paid: Paid, { at, place }: Moment): ChangedBooking {
  const booking: Booking = {
    ...held,
    status: 'confirmed',
    confirmedAt: at,
    holdExpiresAt: null,
    ...paid,
  }
  return { ok: true, changes: { bookings: [booking] }, notices: confirmedNotices(booking, place) }
}

/** Confirms a held booking whose Pix the bank has taken; null for one that has no code waiting. */
export function confirmByPix(held: Booking, moment: Moment): ChangedBooking | null {
  const { payment } = held
  if (payment?.method !== 'pix') return null
  return confirmBooking(held, { payment: { ...payment, status: 'paid', paidAt: moment.at } }, moment)
}

/**
 * Ends the wait of a payment by card: it confirms the booking while its hold lasts; else the payment has failed and the
 * athlete is told. Null where that payment waits no more.
 */
export function decideCard(
  booking: Booking,
  { paymentId, approved, reason }: CardDecision,
  moment: Moment,
): ChangedBooking | null {
  const { payment } = booking
  if (payment?.id !== paymentId || payment.status !== 'pending' || !payment.card) return null
  const decided = { ...payment, card: { ...payment.card, waits: null } }
  if (approved && canPay(booking, moment.at))
    return confirmBooking(booking, { payment: { ...decided, status: 'paid', paidAt: moment.at } }, moment)
  const card = declinedCard(decided.card, { reason })
  const failed: Booking = { ...booking, payment: { ...decided, card, status: 'failed' } }
  return { ok: true, changes: { bookings: [failed] }, notices: cardDeclinedNotices(failed, moment.place) }
}
