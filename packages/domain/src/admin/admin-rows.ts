import * as z from 'zod/mini'
import type { ColumnsOf } from '../lists/filters.ts'
import { centsSchema } from '../money/money.ts'
import { moneyMethods } from '../payments/money-methods.ts'
import { instantSchema, timeZoneSchema } from '../time/zone.ts'

const place = { companyName: z.string(), timeZone: timeZoneSchema }

/** A fixed slot in the admin's list. */
export const adminSeriesRowSchema = z.object({
  id: z.string(),
  customerName: z.string(),
  customerPhone: z.nullable(z.string()),
  ...place,
  fieldName: z.string(),
  /** The slot in words: `toda quinta, 20h às 21h`. */
  slot: z.string(),
  priceCents: centsSchema,
  status: z.enum(['active', 'paused', 'ended']),
  nextStart: z.nullable(instantSchema),
  overdueCents: z.int(),
})
export type AdminSeriesRow = z.infer<typeof adminSeriesRowSchema>
export const adminSeriesColumns = {
  customerName: 'text',
  customerPhone: 'text',
  companyName: 'text',
  fieldName: 'text',
  slot: 'text',
  priceCents: 'money',
  status: 'choice',
  nextStart: 'instant',
  overdueCents: 'money',
} as const satisfies ColumnsOf<AdminSeriesRow>

export const paymentSources = ['booking', 'tab', 'series'] as const
export const paymentStates = ['pending', 'paid', 'refunded', 'failed', 'expired', 'voided'] as const

/** A payment of anything that a venue is owed, in the admin's list. */
export const paymentRowSchema = z.object({
  id: z.string(),
  /** The code of what it pays. */
  code: z.string(),
  source: z.enum(paymentSources),
  /** The id of what it pays. */
  sourceId: z.string(),
  /** True if it was paid on the site, and not at the counter. */
  online: z.boolean(),
  customerName: z.string(),
  ...place,
  method: z.enum(moneyMethods),
  amountCents: centsSchema,
  refundedCents: centsSchema,
  status: z.enum(paymentStates),
  /** When the money came, else when it was asked for. */
  at: instantSchema,
})
export type PaymentRow = z.infer<typeof paymentRowSchema>
export const paymentColumns = {
  code: 'text',
  source: 'choice',
  customerName: 'text',
  companyName: 'text',
  method: 'choice',
  amountCents: 'money',
  refundedCents: 'money',
  status: 'choice',
  at: 'instant',
} as const satisfies ColumnsOf<PaymentRow>

export const adminTillStatuses = ['open', 'exact', 'different', 'unexplained'] as const

/** A till of any company, in the admin's list; open ones are not counted yet. */
export const adminTillRowSchema = z.object({
  id: z.string(),
  ...place,
  openedAt: instantSchema,
  openedBy: z.nullable(z.string()),
  closedAt: z.nullable(instantSchema),
  closedBy: z.nullable(z.string()),
  floatCents: centsSchema,
  takenCents: z.nullable(z.int()),
  expectedCents: z.nullable(z.int()),
  countedCents: z.nullable(centsSchema),
  /** The count by the last correction; null for none. */
  correctedCents: z.nullable(centsSchema),
  differenceCents: z.nullable(z.int()),
  differenceReason: z.nullable(z.string()),
  status: z.enum(adminTillStatuses),
})
export type AdminTillRow = z.infer<typeof adminTillRowSchema>
export const adminTillColumns = {
  companyName: 'text',
  openedAt: 'instant',
  openedBy: 'text',
  closedAt: 'instant',
  closedBy: 'text',
  floatCents: 'money',
  takenCents: 'money',
  expectedCents: 'money',
  countedCents: 'money',
  correctedCents: 'money',
  differenceCents: 'money',
  differenceReason: 'text',
  status: 'choice',
} as const satisfies ColumnsOf<AdminTillRow>
