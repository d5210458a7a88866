import * as z from 'zod/mini'
import { companySummarySchema } from '../companies/company-summary.ts'
import { centsSchema } from '../money/money.ts'
import { instantSchema } from '../time/zone.ts'
import { discountSchema } from './discount.ts'
import { tabItemSchema } from './tab-item.ts'
import { accountSchema } from '../payments/account.ts'
import { tabStatuses } from './tab-status.ts'

/** The percentages of a service fee: none, or the customary one. */
export const servicePercentSchema = z.union([z.literal(0), z.literal(10)], 'A taxa de serviço é 0% ou 10%.')

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
  discount: z.nullable(discountSchema),
  servicePercent: servicePercentSchema,
  ...accountSchema.shape,
  openedAt: instantSchema,
  closedAt: z.nullable(instantSchema),
  /** The instant at which its athlete asked for the bill; null once it is closed. */
  billAskedAt: z.nullable(instantSchema),
  /** The tab into which it was merged; null where it was not. */
  mergedIntoId: z.nullable(z.string()),
  /** The number of its changes. */
  version: z.int(),
  /** The ids of the last commands that changed it, the newest last: a client sees which of its own arrived. */
  lastCommands: z.array(z.string()),
})
export type Tab = z.infer<typeof tabSchema>

/** The sums of a tab, in cents. */
export const tabSumSchema = z.object({
  /** The price of all that was ordered and not given back. */
  itemsCents: centsSchema,
  courtesyCents: centsSchema,
  discountCents: centsSchema,
  serviceCents: centsSchema,
  /** Items less courtesy and discount, plus service. */
  totalCents: centsSchema,
  paidCents: centsSchema,
  /** The amounts of the Pix codes that wait. */
  pendingCents: centsSchema,
  dueCents: centsSchema,
})
export type TabSum = z.infer<typeof tabSumSchema>

/** A tab as the counter keeps it, with the booking that it goes with. */
export const openTabSchema = z.extend(tabSchema, {
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
export type OpenTab = z.infer<typeof openTabSchema>

/** A tab with all that its own screen shows. */
export const tabDetailSchema = z.extend(openTabSchema, {
  sum: tabSumSchema,
  company: companySummarySchema,
  /** The credit that its athlete has at the arena, told to them alone; absent for none. */
  creditLeftCents: z.optional(centsSchema),
})
export type TabDetail = z.infer<typeof tabDetailSchema>
