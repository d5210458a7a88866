import * as z from 'zod/mini'
import { arenaRulesSchema } from '../companies/arena-rules.ts'
import { companySummarySchema } from '../companies/company-summary.ts'
import { couponUsedSchema } from '../coupons/coupon-used.ts'
import { creditUsedSchema } from '../credit/credit-used.ts'
import { fieldSummarySchema } from '../fields/field-summary.ts'
import { centsSchema } from '../money/money.ts'
import { paymentSchema } from '../payments/payment.ts'
import { rainSchema } from '../rain/rain.ts'
import { reviewingSchema } from '../reviews/reviewing.ts'
import { daySchema, instantSchema } from '../time/zone.ts'
import { bookingStatuses } from './booking-status.ts'
import { bookingChangeSchema, counterPartSchema } from './money/counter-part.ts'

/** Minutes for which an unpaid booking keeps its time (rule 4). */
export const HOLD_MINUTES = 15

export const cancellationSchema = z.object({
  at: instantSchema,
  by: z.enum(['athlete', 'company']),
  reason: z.nullable(z.string()),
  refundCents: centsSchema,
  /** The refund that its athlete took as credit at the arena instead; absent where all is money. */
  creditCents: z.optional(centsSchema),
  /** The bank by which a refund of what the counter took comes; null for several ways, absent where it comes as the booking was paid. */
  refundBy: z.optional(z.nullable(z.enum(['pix', 'card']))),
  /** Shares of a bill have paid it: the refund is theirs, and not its athlete's. */
  refundToPayers: z.optional(z.literal(true)),
})

/** A booking as it is stored. Read `statusAt` for its state: a stored `awaiting_payment` may have expired. */
export const bookingSchema = z.object({
  id: z.string(),
  /** The code that customers give at the counter: `RSV-7K2Q`. */
  code: z.string(),
  fieldId: z.string(),
  companyId: z.string(),
  /** Null for a walk-in. */
  athleteId: z.nullable(z.string()),
  customerName: z.string(),
  customerPhone: z.nullable(z.string()),
  start: instantSchema,
  end: instantSchema,
  priceCents: centsSchema,
  source: z.enum(['site', 'counter']),
  status: z.enum(bookingStatuses),
  createdAt: instantSchema,
  /** The instant until which an unpaid booking holds its time; null once no hold is needed. */
  holdExpiresAt: z.nullable(instantSchema),
  confirmedAt: z.nullable(instantSchema),
  /** The company's rules when the booking was made (rule 5). */
  rules: arenaRulesSchema,
  cancellation: z.nullable(cancellationSchema),
  /** The payment by which it is confirmed: of the whole price, or of the deposit. */
  payment: z.nullable(paymentSchema),
  /** The rest of the price, paid at the venue after a deposit; null where there is none. */
  balance: z.nullable(paymentSchema),
  /** The credit at the arena by which it is paid, or a part of it; absent where there is none. */
  creditUsed: z.optional(creditUsedSchema),
  /** The coupon that takes a part off the price; absent for none. */
  couponUsed: z.optional(couponUsedSchema),
  /** The last rain that took its game; absent where none did. */
  rain: z.optional(rainSchema),
  /** The series that it is a date of, and the day by its contract; its month's bill is paid, not the booking. */
  series: z.optional(z.object({ id: z.string(), day: daySchema })),
  /** The deal by which it was cheaper, and its price without it (N9); absent for none. */
  deal: z.optional(z.object({ id: z.string(), fullCents: centsSchema })),
  /** The counter's part; absent where it has not touched the booking. */
  counter: z.optional(counterPartSchema),
})
export type Booking = z.infer<typeof bookingSchema>

/** A booking in an answer of the server: its state as of now, and the field and company that a ticket shows. */
export const bookingDetailSchema = z.extend(z.omit(bookingSchema, { counter: true }), {
  field: fieldSummarySchema,
  company: companySummarySchema,
  /** True if it can be paid at the venue: field and company accept that. */
  payAtVenue: z.boolean(),
  /** The credit that its athlete has left at the arena now; absent where there is none. */
  creditLeftCents: z.optional(centsSchema),
  /** The instant at which the arena saw them arrive; absent while it has not. */
  checkedInAt: z.optional(instantSchema),
  /** The changes that the arena made, oldest first; absent where there are none. */
  changes: z.optional(z.array(bookingChangeSchema)),
  /** The cents that the counter has taken for it; absent for none. */
  takenCents: z.optional(centsSchema),
  /** The racha that is played in it, and how many come; absent for none. */
  racha: z.optional(z.object({ id: z.string(), confirmed: z.int(), maxPlayers: z.int() })),
  /** The first name and initial of who paid and passed it on, to whom its money goes back; absent where nobody else did. */
  moneyBackTo: z.optional(z.string()),
  /** The review of its athlete, or how long they can write one; absent where there is nothing to say. */
  reviewing: z.optional(reviewingSchema),
})
export type BookingDetail = z.infer<typeof bookingDetailSchema>

/** The body of a booking request; everything else is decided by the server. */
export const bookingRequestSchema = z.object({
  fieldId: z.string('Escolha um campo.'),
  start: z.iso.datetime({ offset: true, error: 'Escolha um horário.' }),
  end: z.iso.datetime({ offset: true, error: 'Escolha um horário.' }),
})
export type BookingRequest = z.infer<typeof bookingRequestSchema>
