import * as z from 'zod/mini'
import type { ColumnsOf } from '../lists/filters.ts'
import { centsSchema } from '../money/money.ts'
import { moneyMethods } from '../payments/money-methods.ts'
import { splitOrigins } from '../splits/split.ts'
import { stockKinds } from '../stock/stock-words.ts'
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

/** A movement of any product's stock, in the admin's list. */
export const movementRowSchema = z.object({
  id: z.string(),
  productName: z.string(),
  ...place,
  kind: z.enum(stockKinds),
  quantity: z.int(),
  stockAfter: z.int(),
  valueCents: z.int(),
  reason: z.nullable(z.string()),
  who: z.nullable(z.string()),
  tabCode: z.nullable(z.string()),
  at: instantSchema,
  /** True if it can be taken back by a reversal. */
  reversible: z.boolean(),
  /** True once it was taken back. */
  reversed: z.boolean(),
})
export type MovementRow = z.infer<typeof movementRowSchema>
export const movementColumns = {
  productName: 'text',
  companyName: 'text',
  kind: 'choice',
  quantity: 'count',
  stockAfter: 'count',
  valueCents: 'money',
  reason: 'text',
  who: 'text',
  tabCode: 'text',
  at: 'instant',
  reversed: 'choice',
} as const satisfies ColumnsOf<MovementRow>

export const splitStates = ['open', 'settled', 'cancelled'] as const

/** A bill among several people, in the admin's list: how it stands, and never the links of its people. */
export const splitRowSchema = z.object({
  id: z.string(),
  code: z.string(),
  title: z.string(),
  organizerName: z.nullable(z.string()),
  timeZone: timeZoneSchema,
  origin: z.enum(splitOrigins),
  people: z.int(),
  totalCents: centsSchema,
  paidCents: z.int(),
  openCents: centsSchema,
  status: z.enum(splitStates),
  cancelReason: z.nullable(z.string()),
  createdAt: instantSchema,
})
export type SplitRow = z.infer<typeof splitRowSchema>
export const splitColumns = {
  code: 'text',
  title: 'text',
  organizerName: 'text',
  origin: 'choice',
  people: 'count',
  totalCents: 'money',
  paidCents: 'money',
  openCents: 'money',
  status: 'choice',
  cancelReason: 'text',
  createdAt: 'instant',
} as const satisfies ColumnsOf<SplitRow>

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

/** A notice that somebody got, in the admin's list. */
export const noticeRowSchema = z.object({
  id: z.string(),
  message: z.string(),
  userName: z.string(),
  createdAt: instantSchema,
  readAt: z.nullable(instantSchema),
  read: z.boolean(),
})
export type NoticeRow = z.infer<typeof noticeRowSchema>
export const noticeColumns = {
  message: 'text',
  userName: 'text',
  createdAt: 'instant',
  readAt: 'instant',
  read: 'choice',
} as const satisfies ColumnsOf<NoticeRow>

export const contactStatuses = ['waiting', 'answered'] as const

/** The contact of an arena that would like to be called (H13). */
export const contactRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  description: z.nullable(z.string()),
  status: z.enum(contactStatuses),
  answeredAt: z.nullable(instantSchema),
  createdAt: instantSchema,
})
export type ContactRow = z.infer<typeof contactRowSchema>
export const contactColumns = {
  name: 'text',
  email: 'text',
  phone: 'text',
  description: 'text',
  status: 'choice',
  answeredAt: 'instant',
  createdAt: 'instant',
} as const satisfies ColumnsOf<ContactRow>

export const mailStatuses = ['sent', 'failed'] as const

/** A mail, in the admin's list: never its text, whose codes and links are its reader's alone. */
export const mailRowSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  /** The reason of the post office. */
  failure: z.nullable(z.string()),
  sentAt: instantSchema,
})
export type MailRow = z.infer<typeof mailRowSchema>
export const mailColumns = {
  to: 'text',
  subject: 'text',
  status: 'choice',
  failure: 'text',
  sentAt: 'instant',
} as const satisfies ColumnsOf<MailRow>
