import { createHash } from 'node:crypto'
import type { BookingRecord } from '@campo-livre/backend/store/records.ts'
import type { RowChange } from '@campo-livre/backend/store/row-change.ts'
import type { Payment } from '@campo-livre/domain/payments/payment.ts'
import type { Ask } from '../store/sql.ts'

/** The money of one payment that a change gives back. */
type NewRefund = { id: string; bookingId: string; paymentId: string; amountCents: number }

/** Stores what changes give back of bookings that were paid by Pix, in their transaction: the bank is asked later. */
export async function storeRefunds(ask: Ask, changes: readonly RowChange[], now: string): Promise<void> {
  await Promise.all(
    newRefunds(changes).map(({ id, bookingId, paymentId, amountCents }) =>
      ask(
        `insert into pix_refunds (id, table_name, row_id, payment_id, amount_cents, created_at, next_at)
        values ($1, 'bookings', $2, $3, $4, $5, $5) on conflict (id) do nothing`,
        [id, bookingId, paymentId, amountCents, now],
      ),
    ),
  )
}

/** Returns the money that changes give back of payments by Pix. What somebody takes as credit is none of it. */
export function newRefunds(changes: readonly RowChange[]): readonly NewRefund[] {
  return changes.flatMap(({ table, id, before, after }) => {
    if (table !== 'bookings' || before === null || after === null) return []
    const was = paymentsOf(before as BookingRecord)
    return paymentsOf(after as BookingRecord).flatMap((payment) => {
      const { refundedCents = 0 } = was.find((each) => each.id === payment.id) ?? {}
      const amountCents = payment.refundedCents - refundedCents
      const isOnline =
        payment.method === 'pix' && payment.paidAt !== null && !payment.atCounter && !payment.tabId
      if (!isOnline || amountCents <= 0) return []
      return [{ id: refundId(payment.id, refundedCents), bookingId: id, paymentId: payment.id, amountCents }]
    })
  })
}

function paymentsOf({ payment, balance }: BookingRecord): Payment[] {
  return [payment, balance].flatMap((each) => each ?? [])
}

/** Returns the id of a refund at its bank: up to 35 letters and figures. */
const refundId = (paymentId: string, refundedCents: number) =>
  createHash('sha256').update(`${paymentId} ${refundedCents}`).digest('hex').slice(0, 32)
