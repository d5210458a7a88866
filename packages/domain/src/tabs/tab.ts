import * as z from 'zod/mini'
import { companySummarySchema } from '../companies/company-summary.ts'
import { centsSchema } from '../money/money.ts'
import { tillMethods } from '../payments/money-methods.ts'
import { instantSchema, timeZoneSchema } from '../time/zone.ts'
import { tabStatuses } from './tab-status.ts'

export const tabItemSchema = z.object({
  id: z.string(),
  productId: z.string(),
  /** Name and price of the product at the time of the order. */
  name: z.string(),
  priceCents: centsSchema,
  quantity: z.int().check(z.positive()),
  addedAt: instantSchema,
})
export type TabItem = z.infer<typeof tabItemSchema>

export const tabPaymentSchema = z.object({
  id: z.string(),
  method: z.enum(tillMethods),
  amountCents: centsSchema,
  paidAt: instantSchema,
})

/** A tab as it is stored (rule 7). */
export const tabSchema = z.object({
  id: z.string(),
  /** The code that customers give at the counter: `CMD-7K2Q`. */
  code: z.string(),
  companyId: z.string(),
  /** Null for a walk-in. */
  athleteId: z.nullable(z.string()),
  customerName: z.string(),
  customerPhone: z.nullable(z.string()),
  /** The booking that it goes with, of the same athlete. */
  bookingId: z.nullable(z.string()),
  status: z.enum(tabStatuses),
  items: z.array(tabItemSchema),
  discountCents: centsSchema,
  payments: z.array(tabPaymentSchema),
  openedAt: instantSchema,
  closedAt: z.nullable(instantSchema),
})
export type Tab = z.infer<typeof tabSchema>

/** The sums of a tab. */
export const tabSumSchema = z.object({
  itemsCents: centsSchema,
  totalCents: centsSchema,
  paidCents: centsSchema,
  dueCents: centsSchema,
})
export type TabSum = z.infer<typeof tabSumSchema>

/** A tab in a list. */
export const tabRowSchema = z.extend(tabSumSchema, {
  id: z.string(),
  code: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  timeZone: timeZoneSchema,
  customerName: z.string(),
  bookingId: z.nullable(z.string()),
  status: z.enum(tabStatuses),
  /** The number of pieces on it, all lines together. */
  itemCount: z.int(),
  openedAt: instantSchema,
  closedAt: z.nullable(instantSchema),
})
export type TabRow = z.infer<typeof tabRowSchema>

/** A tab with all that its own screen shows. */
export const tabDetailSchema = z.extend(tabSchema, {
  sum: tabSumSchema,
  company: companySummarySchema,
  booking: z.nullable(
    z.object({
      id: z.string(),
      code: z.string(),
      fieldName: z.string(),
      start: instantSchema,
      end: instantSchema,
    }),
  ),
})
export type TabDetail = z.infer<typeof tabDetailSchema>
