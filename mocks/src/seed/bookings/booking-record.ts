import type { GridSlot } from '@campo-livre/domain/availability/grid.ts'
import { priceOf } from '@campo-livre/domain/availability/runs.ts'
import { HOLD_MINUTES } from '@campo-livre/domain/bookings/booking.ts'
import { refundAt } from '@campo-livre/domain/bookings/refund.ts'
import type { PaymentMethod } from '@campo-livre/domain/payments/payment.ts'
import type { BookingRecord, CompanyRecord, FieldRecord } from '../../db/records.ts'
import { spellCode } from '../codes.ts'
import { instantOf } from '../instants.ts'

/** The customer of a booking. `athleteId` is null for one made at the counter. */
export type Customer = { athleteId: string | null; name: string; phone: string | null }

/** The outcome of a booking. Times are minutes since 1970. */
export type BookingOutcome =
  | { kind: 'kept' | 'no_show' | 'expired' }
  | { kind: 'cancelled'; at: number; by: 'athlete' | 'company'; reason: string | null }

export type Terms = {
  id: string
  /** The number that the code is made of; never the same for two bookings. */
  number: number
  field: FieldRecord
  company: CompanyRecord
  slots: readonly GridSlot[]
  customer: Customer
  source: 'site' | 'counter'
  method: PaymentMethod
  created: number
  /** Minutes from booking to confirmation. */
  confirmedAfter: number
  fate: BookingOutcome
  now: number
}

/** Builds a booking as the backend would have stored it. */
export function bookingOf(terms: Terms): BookingRecord {
  const { slots, fate, now, created } = terms
  const start = slots[0]?.start ?? 0
  const end = slots.at(-1)?.end ?? 0
  const createdAt = instantOf(created)
  const confirmedAt = fate.kind === 'expired' ? null : instantOf(created + terms.confirmedAfter)
  const booking: BookingRecord = {
    id: terms.id,
    code: spellCode('RSV', terms.number),
    fieldId: terms.field.id,
    companyId: terms.company.id,
    athleteId: terms.customer.athleteId,
    customerName: terms.customer.name,
    customerPhone: terms.customer.phone,
    start: instantOf(start),
    end: instantOf(end),
    priceCents: priceOf(slots),
    source: terms.source,
    status: fate.kind === 'kept' ? (end <= now ? 'completed' : 'confirmed') : fate.kind,
    createdAt,
    holdExpiresAt: fate.kind === 'expired' ? instantOf(created + HOLD_MINUTES) : null,
    confirmedAt,
    cancellationPolicy: { ...terms.company.cancellationPolicy },
    cancellation: null,
    payment: {
      id: `pay-${terms.id.slice(4)}`,
      method: terms.method,
      status: 'paid',
      amountCents: priceOf(slots),
      refundedCents: 0,
      pixCode: null,
      createdAt,
      paidAt: confirmedAt,
    },
  }
  if (terms.method === 'venue') payAtVenue(booking, { start, now, fate })
  if (fate.kind === 'expired') payment(booking).status = 'expired'
  if (fate.kind === 'cancelled') cancel(booking, fate)
  return booking
}

function payment(booking: BookingRecord): NonNullable<BookingRecord['payment']> {
  if (!booking.payment) throw new Error('a seeded booking has a payment')
  return booking.payment
}

/** Sets the payment at the venue: people pay when they arrive, and a no-show never pays. */
function payAtVenue(
  booking: BookingRecord,
  { start, now, fate }: { start: number; now: number; fate: BookingOutcome },
): void {
  const paid = fate.kind === 'kept' && start <= now
  payment(booking).status = paid ? 'paid' : 'pending'
  payment(booking).paidAt = paid ? booking.start : null
}

/** Sets the cancellation and its refund, by the domain's own function (rule 5). */
function cancel(
  booking: BookingRecord,
  { at, by, reason }: Extract<BookingOutcome, { kind: 'cancelled' }>,
): void {
  const atInstant = instantOf(at)
  const refundCents = refundAt(booking, atInstant, by).cents
  booking.cancellation = { at: atInstant, by, reason, refundCents }
  if (refundCents === 0) return
  payment(booking).status = 'refunded'
  payment(booking).refundedCents = refundCents
}
