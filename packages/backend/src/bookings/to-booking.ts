import type { CounterPart } from '@campo-livre/domain/bookings/money/counter-part.ts'
import { accountSum } from '@campo-livre/domain/payments/account-sum.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { payableAtVenue } from '@campo-livre/domain/bookings/money/booking-money.ts'
import { statusAt } from '@campo-livre/domain/bookings/status.ts'
import { countOf } from '@campo-livre/domain/rachas/racha-status.ts'
import { reviewingOf } from '@campo-livre/domain/reviews/write-review.ts'
import { rainStateAt } from '@campo-livre/domain/rain/rain.ts'
import type { Payment } from '@campo-livre/domain/payments/payment.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord } from '../store/records.ts'
import { creditLeft } from './credit-left.ts'
import { payerIn } from './payer-in.ts'
import { toCompanySummary } from '../companies/to-company.ts'
import { readTogether } from '../store/not-loaded.ts'
import type { FieldAt } from '../fields/public-fields.ts'
import { toFieldSummary } from '../fields/to-field.ts'

/** Returns a booking with its state as of `now` (rule 4) and what a ticket shows of field and company. */
export function toBookingDetail(db: Database, now: string, booking: BookingRecord): BookingDetail {
  const [racha, , reviewing, payer] = readTogether(
    () => gameIn(db, booking),
    () => creditLeft(db, now, booking),
    () => reviewingIn(db, now, booking),
    () => (statusAt(booking, now) === 'completed' ? null : payerIn(db, booking)),
  )
  return {
    ...bookingDetail(db, now, booking, racha),
    ...(reviewing && { reviewing }),
    ...(payer && { moneyBackTo: payer.name }),
  }
}

/** Returns what its athlete can say of a booking: of a game that is over; null for nothing. */
function reviewingIn(db: Database, now: string, booking: BookingRecord) {
  if (statusAt(booking, now) !== 'completed') return null
  return reviewingOf(booking, db.reviews.by('bookingId', booking.id)[0], now)
}

/** Returns the same with the racha that is played in it; undefined for none. */
export function bookingDetail(
  db: Database,
  now: string,
  booking: BookingRecord,
  racha: BookingDetail['racha'],
): BookingDetail {
  const field = db.fields.find(booking.fieldId)
  const company = db.companies.find(booking.companyId)
  if (!field || !company) throw new Error(`booking ${booking.id} has lost its field or company`)
  const status = statusAt(booking, now)
  const over = isSettled(booking, now)
  const { counter, ...shown } = booking
  return {
    ...shown,
    ...(counter && whatCounterDid(counter)),
    status,
    payment: over ? expired(booking.payment) : booking.payment,
    balance: over ? expired(booking.balance) : booking.balance,
    field: toFieldSummary(field),
    company: toCompanySummary(company),
    payAtVenue: payableAtVenue(booking, canPayAtVenue({ field, company })),
    creditLeftCents: creditLeft(db, now, booking) || undefined,
    racha,
  }
}

/** Returns the racha that is played in a booking; undefined for none. */
function gameIn(db: Database, booking: BookingRecord): BookingDetail['racha'] {
  const game = db.rachas.by('bookingId', booking.id).find(({ cancelledAt }) => cancelledAt === null)
  return game && { id: game.id, confirmed: countOf(game, 'confirmed'), maxPlayers: game.maxPlayers }
}

/** Returns the counter's part as an athlete may know it: without the arena's note. */
function whatCounterDid({ checkedInAt, changes, ...account }: CounterPart) {
  const { paidCents } = accountSum(account, 0)
  return {
    ...(checkedInAt !== null && { checkedInAt }),
    ...(changes.length > 0 && { changes }),
    ...(paidCents > 0 && { takenCents: paidCents }),
  }
}

/** Returns whether nothing more is paid for a booking: its hold has run out, or it has become credit. */
export function isSettled(booking: BookingRecord, now: string): boolean {
  return statusAt(booking, now) === 'expired' || rainStateAt(booking, now) === 'credit'
}

/** Returns whether bookings of a field can be paid at the venue. */
export function canPayAtVenue({ field, company }: FieldAt): boolean {
  return company.acceptsPayAtVenue && field.acceptsPayAtVenue
}

/** Returns the payment, expired if it was pending. */
export function expired(payment: Payment | null): Payment | null {
  return payment?.status === 'pending' ? { ...payment, status: 'expired' } : payment
}
