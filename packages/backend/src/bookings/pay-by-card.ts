import type { CreditSplit } from '@campo-livre/domain/credit/split-with-credit.ts'
import type { CardUse } from '@campo-livre/domain/payments/card/card.ts'
import type { Payment } from '@campo-livre/domain/payments/payment.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord, CompanyRecord } from '../store/records.ts'
import { askBank } from '../payments/ask-bank.ts'
import { confirmBooking } from './confirm-booking.ts'

type Paying = Pick<BookingRecord, 'balance' | 'creditUsed'> & { split: CreditSplit; company: CompanyRecord }

/**
 * Pays what is due online of a held booking by card: it is confirmed at once, or the card waits while the hold lasts. A
 * declined card leaves the booking as it was.
 */
export async function payBookingByCard(
  db: Database,
  now: string,
  booking: BookingRecord,
  { split, company, balance, creditUsed }: Paying,
  use: CardUse,
): Promise<BookingRecord> {
  const by = { maxInstalments: company.maxInstalments, now, userId: booking.athleteId }
  const { step, note } = askBank(db, by, use, split.nowCents)
  const { paymentId: id, amountCents, card } = step
  const taken = card.waits === null
  const payment: Payment = {
    id,
    method: 'card',
    status: taken ? 'paid' : 'pending',
    amountCents,
    refundedCents: 0,
    pixCode: null,
    card,
    createdAt: now,
    paidAt: taken ? now : null,
  }
  await note({ kind: 'booking', id: booking.id }, booking.holdExpiresAt)
  const paid = { payment, balance, creditUsed }
  return taken ? confirmBooking(db, booking, paid, now) : db.bookings.update(booking.id, paid)
}
