import * as z from 'zod/mini'
import { declareColumns, filterableOf, rowSchemaOf } from '../lists/list-columns.ts'
import { centsSchema } from '../money/money.ts'
import { moneyMethods } from '../payments/money-methods.ts'
import { seriesStatuses } from '../series/series-answer.ts'
import { closedTillStatuses } from '../tills/till-status.ts'
import { instantSchema, timeZoneSchema } from '../time/zone.ts'

/** A fixed slot in the admin's list. */
export const listedSeries = declareColumns({
  id: 'shown',
  customerName: ['text', z.string()],
  customerPhone: ['text', z.nullable(z.string())],
  companyName: ['text', z.string()],
  timeZone: ['shown', timeZoneSchema],
  fieldName: ['text', z.string()],
  /** The slot in words: `toda quinta, 20h às 21h`. */
  slot: ['text', z.string()],
  priceCents: ['money', centsSchema],
  status: ['choice', z.enum(seriesStatuses)],
  nextStart: ['instant', z.nullable(instantSchema)],
  overdueCents: ['money', z.int()],
})
export const adminSeriesRowSchema = rowSchemaOf(listedSeries)
export type AdminSeriesRow = z.infer<typeof adminSeriesRowSchema>
export const adminSeriesColumns = filterableOf(listedSeries)

export const paymentSources = ['booking', 'tab', 'series'] as const
export const paymentStates = ['pending', 'paid', 'refunded', 'failed', 'expired', 'voided'] as const

/** A payment of anything that a venue is owed, in the admin's list. */
export const listedPayment = declareColumns({
  id: 'shown',
  /** The code of what it pays. */
  code: ['text', z.string()],
  source: ['choice', z.enum(paymentSources)],
  /** The id of what it pays. */
  sourceId: ['shown', z.string()],
  /** True if it was paid on the site, and not at the counter. */
  online: ['shown', z.boolean()],
  customerName: ['text', z.string()],
  companyName: ['text', z.string()],
  timeZone: ['shown', timeZoneSchema],
  method: ['choice', z.enum(moneyMethods)],
  amountCents: ['money', centsSchema],
  refundedCents: ['money', centsSchema],
  status: ['choice', z.enum(paymentStates)],
  /** When the money came, else when it was asked for. */
  at: ['instant', instantSchema],
})
export const paymentRowSchema = rowSchemaOf(listedPayment)
export type PaymentRow = z.infer<typeof paymentRowSchema>
export const paymentColumns = filterableOf(listedPayment)

export const adminTillStatuses = ['open', ...closedTillStatuses] as const

/** A listedAdminTill of any company, in the admin's list; open ones are not counted yet. */
export const listedAdminTill = declareColumns({
  id: 'shown',
  companyName: ['text', z.string()],
  timeZone: ['shown', timeZoneSchema],
  openedAt: ['instant', instantSchema],
  openedBy: ['text', z.nullable(z.string())],
  closedAt: ['instant', z.nullable(instantSchema)],
  closedBy: ['text', z.nullable(z.string())],
  floatCents: ['money', centsSchema],
  takenCents: ['money', z.nullable(z.int())],
  expectedCents: ['money', z.nullable(z.int())],
  countedCents: ['money', z.nullable(centsSchema)],
  /** The count by the last correction; null for none. */
  correctedCents: ['money', z.nullable(centsSchema)],
  differenceCents: ['money', z.nullable(z.int())],
  differenceReason: ['text', z.nullable(z.string())],
  status: ['choice', z.enum(adminTillStatuses)],
})
export const adminTillRowSchema = rowSchemaOf(listedAdminTill)
export type AdminTillRow = z.infer<typeof adminTillRowSchema>
export const adminTillColumns = filterableOf(listedAdminTill)
