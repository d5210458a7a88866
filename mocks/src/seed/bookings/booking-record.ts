import type { GridSlot } from '@campo-livre/domain/availability/grid.ts'
import { priceOf } from '@campo-livre/domain/availability/runs.ts'
import { HOLD_MINUTES } from '@campo-livre/domain/bookings/booking.ts'
import { balanceCents, onlineCents } from '@campo-livre/domain/bookings/money/booking-money.ts'
import { noShowRefund } from '@campo-livre/domain/bookings/cancel/no-show.ts'
import { dealIn } from '@campo-livre/domain/deals/deal-in.ts'
import { refundAt } from '@campo-livre/domain/bookings/cancel/refund.ts'
import type { Payment, PaymentMethod } from '@campo-livre/domain/payments/payment.ts'
import type { BookingRecord, CompanyRecord, FieldRecord } from '@campo-livre/backend/store/records.ts'
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
  /** The price where it was not that of the slots, in cents. */
  priceCents?: number
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
  const { rules } = terms.company
  const { priceCents = priceOf(slots) } = terms
  const confirmedAt = fate.kind === 'expired' ? null : instantOf(created + terms.confirmedAfter)
  const deal = dealIn(slots)
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
    priceCents,
    source: terms.source,
    status: fate.kind === 'kept' ? (end <= now ? 'completed' : 'confirmed') : fate.kind,
    createdAt,
    holdExpiresAt: fate.kind === 'expired' ? instantOf(created + HOLD_MINUTES) : null,
    confirmedAt,
    rules: { ...rules, cancellationPolicy: { ...rules.cancellationPolicy } },
    cancellation: null,
    payment: {
      id: `pay-${terms.id.slice(4)}`,
      method: terms.method,
      status: 'paid',
      amountCents: priceCents,
      refundedCents: 0,
      pixCode: null,
      createdAt,
      paidAt: confirmedAt,
    },
    balance: null,
    ...(deal && { deal }),
  }
  const arrival = { start, now, fate }
  if (terms.method === 'venue') payAtVenue(booking, payment(booking), arrival)
  else if (terms.source === 'site') leaveBalance(booking, arrival)
  if (fate.kind === 'expired') payment(booking).status = 'expired'
  if (fate.kind === 'cancelled') cancel(booking, fate)
  if (fate.kind === 'no_show') refund(booking, noShowRefund(booking))
  return booking
}

function payment(booking: BookingRecord): NonNullable<BookingRecord['payment']> {
  if (!booking.payment) throw new Error('a seeded booking has a payment')
  return booking.payment
}

type Arrival = { start: number; now: number; fate: BookingOutcome }

/** Sets a payment at the venue: people pay when they arrive, and a no-show never pays. */
function payAtVenue(booking: BookingRecord, part: Payment, { start, now, fate }: Arrival): void {
  const paid = fate.kind === 'kept' && start <= now
  part.status = paid ? 'paid' : 'pending'
  part.paidAt = paid ? booking.start : null
}

/** Reduces the payment to the deposit, where the arena asks for one, and leaves the rest for the venue. */
function leaveBalance(booking: BookingRecord, arrival: Arrival): void {
  const amountCents = balanceCents(booking)
  if (amountCents === 0) return
  const deposit = payment(booking)
  booking.balance = { ...deposit, id: `${deposit.id}-balance`, method: 'venue', amountCents }
  deposit.amountCents = onlineCents(booking)
  payAtVenue(booking, booking.balance, arrival)
  if (booking.status !== 'confirmed' && booking.status !== 'completed') booking.balance.status = 'expired'
}

/** Sets the cancellation and its refund, by the domain's own function (rule 5). */
function cancel(
  booking: BookingRecord,
  { at, by, reason }: Extract<BookingOutcome, { kind: 'cancelled' }>,
): void {
  const atInstant = instantOf(at)
  const refundCents = refundAt(booking, atInstant, by).cents
  booking.cancellation = { at: atInstant, by, reason, refundCents }
  refund(booking, refundCents)
}

/** Sets the refund of the payment, of a cancellation or a no-show (rule 5). */
function refund(booking: BookingRecord, cents: number): void {
  if (cents === 0) return
  payment(booking).status = 'refunded'
  payment(booking).refundedCents = cents
}
