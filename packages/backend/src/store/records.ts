import { closingSchema } from '@campo-livre/domain/financial/closing.ts'
import { auditSchema } from '@campo-livre/domain/admin/audit.ts'
import { bookingSchema } from '@campo-livre/domain/bookings/booking.ts'
import { bookingLinkSchema } from '@campo-livre/domain/bookings/handover/booking-link.ts'
import { couponSchema } from '@campo-livre/domain/coupons/coupon.ts'
import { dealSchema } from '@campo-livre/domain/deals/deal.ts'
import { closureSchema } from '@campo-livre/domain/closures/closure.ts'
import { storedCompanySchema } from '@campo-livre/domain/companies/stored-company.ts'
import { storedInterestSchema } from '@campo-livre/domain/companies/stored-interest.ts'
import { storedMailSchema } from '@campo-livre/domain/notifications/stored-mail.ts'
import { storedNotificationSchema } from '@campo-livre/domain/notifications/stored-notification.ts'
import { doneExpenseCommandSchema } from '@campo-livre/domain/expenses/command.ts'
import { expenseSchema, receiptSchema } from '@campo-livre/domain/expenses/expense.ts'
import { expenseSeriesSchema } from '@campo-livre/domain/expenses/expense-series.ts'
import { storedFieldSchema } from '@campo-livre/domain/fields/stored-field.ts'
import { editSchema } from '@campo-livre/domain/lists/edits.ts'
import { productImportSchema } from '@campo-livre/domain/products/import/product-import.ts'
import { productSchema } from '@campo-livre/domain/products/product.ts'
import { rachaSchema } from '@campo-livre/domain/rachas/racha.ts'
import { splitSchema } from '@campo-livre/domain/splits/split.ts'
import { seriesRequestSchema } from '@campo-livre/domain/series/request.ts'
import { seriesSchema } from '@campo-livre/domain/series/series.ts'
import { storedReviewSchema } from '@campo-livre/domain/reviews/stored-review.ts'
import { doneCommandSchema } from '@campo-livre/domain/tabs/done-command.ts'
import { stockMovementSchema } from '@campo-livre/domain/stock/stock-movement.ts'
import { tabSchema } from '@campo-livre/domain/tabs/tab.ts'
import { tillSchema } from '@campo-livre/domain/tills/till.ts'
import { waitSchema } from '@campo-livre/domain/waiting/wait.ts'
import { instantSchema } from '@campo-livre/domain/time/zone.ts'
import { cardSummarySchema, cardWaits } from '@campo-livre/domain/payments/card/card.ts'
import { monthSchema } from '@campo-livre/domain/time/month.ts'
import { doneBookingCommandSchema } from '@campo-livre/domain/bookings/commands/done-booking-command.ts'
import { storedUserSchema } from '@campo-livre/domain/users/stored-user.ts'
import * as z from 'zod/mini'

/** All schemas of this file are those of the domain, or of what only a server knows. */
export const userRecordSchema = storedUserSchema
export const companyRecordSchema = storedCompanySchema
export const fieldRecordSchema = storedFieldSchema
export const closureRecordSchema = closureSchema
export const bookingRecordSchema = bookingSchema
export const seriesRecordSchema = seriesSchema
export const seriesRequestRecordSchema = seriesRequestSchema
export const reviewRecordSchema = storedReviewSchema
export const productRecordSchema = productSchema
export const productImportRecordSchema = productImportSchema
export const stockMovementRecordSchema = stockMovementSchema
export const editRecordSchema = editSchema
export const auditRecordSchema = auditSchema
export const tabRecordSchema = tabSchema
/** A command that changed tabs, for their history. */
export const tabCommandRecordSchema = doneCommandSchema
export const bookingCommandRecordSchema = doneBookingCommandSchema
/** The receipt of a tab in the account of a user whose tab it is not. Its id is both of theirs: it is there once. */
export const sentReceiptRecordSchema = z.object({
  id: z.string(),
  tabId: z.string(),
  userId: z.string(),
  sentAt: instantSchema,
})
export const tillRecordSchema = tillSchema
export const closingRecordSchema = closingSchema
export const bookingLinkRecordSchema = bookingLinkSchema
export const couponRecordSchema = couponSchema
export const dealRecordSchema = dealSchema
/** A person in the queue for a taken time (N7). */
export const waitRecordSchema = waitSchema
export const expenseRecordSchema = expenseSchema
export const expenseSeriesRecordSchema = expenseSeriesSchema
export const expenseReceiptRecordSchema = receiptSchema
export const expenseCommandRecordSchema = doneExpenseCommandSchema
export const rachaRecordSchema = rachaSchema
export const splitRecordSchema = splitSchema
export const notificationRecordSchema = storedNotificationSchema
/** A card that was charged. Its id is the token that its bank gave for it; its number never comes here. */
export const cardRecordSchema = z.extend(cardSummarySchema, {
  id: z.string(),
  /** The user who pays; null for a guest. */
  userId: z.nullable(z.string()),
  createdAt: instantSchema,
  /** The one payment that it makes. */
  charge: z.object({
    paymentId: z.string(),
    amountCents: z.int(),
    instalments: z.int(),
    target: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('booking'), id: z.string() }),
      z.object({ kind: z.literal('tab'), id: z.string() }),
      z.object({ kind: z.literal('series'), id: z.string(), month: monthSchema }),
      z.object({ kind: z.literal('share'), id: z.string() }),
    ]),
    waits: z.nullable(z.enum(cardWaits)),
    /** The instant at which the wait is over at the latest, and its end where its bank tells nothing before. */
    decidesAt: instantSchema,
    approves: z.boolean(),
  }),
})
/** A session. Its id is the token. */
export const sessionRecordSchema = z.object({
  id: z.string(),
  userId: z.string(),
  createdAt: instantSchema,
  /** The id that its owner sees; it reveals nothing of the token. */
  publicId: z.string(),
  /** The name of the device, such as `Chrome no Android`. */
  device: z.nullable(z.string()),
  seenAt: instantSchema,
  /** Set where an admin looks at the app as this person: the session of theirs that it ends with, and until when. */
  look: z.optional(z.object({ parentId: z.string(), until: instantSchema })),
})
export const mailRecordSchema = storedMailSchema
/**
 * A secret sent to an e-mail address, the code or the token of a link, by which the reader proves to own the address.
 */
export const proofRecordSchema = z.object({
  id: z.string(),
  kind: z.enum(['verify-email', 'sign-in', 'reset-password', 'change-email', 'invite']),
  email: z.string(),
  /** The id of the user whose address is to be changed. */
  userId: z.optional(z.string()),
  /** As the port of secrets keeps it; empty for one that has ended. */
  secret: z.string(),
  sentAt: instantSchema,
  usedAt: z.nullable(instantSchema),
})
/** The failed attempts of one kind, for one e-mail or user, that still count towards a limit. */
export const attemptRecordSchema = z.object({ id: z.string(), at: z.array(instantSchema) })
export const interestRecordSchema = storedInterestSchema
/** The first answer to an `Idempotency-Key`, stored to be given again. */
export const replayRecordSchema = z.object({
  id: z.string(),
  request: z.string(),
  status: z.int(),
  body: z.string(),
})
/**
 * A notice that was sent because its time had come. Its id is what it is about: it is sent once, even if it was
 * removed.
 */
export const noticedRecordSchema = z.object({ id: z.string() })

/** Every table with the schema of its rows. */
export const recordSchemas = {
  users: userRecordSchema,
  companies: companyRecordSchema,
  fields: fieldRecordSchema,
  closures: closureRecordSchema,
  bookings: bookingRecordSchema,
  series: seriesRecordSchema,
  seriesRequests: seriesRequestRecordSchema,
  reviews: reviewRecordSchema,
  products: productRecordSchema,
  productImports: productImportRecordSchema,
  stockMovements: stockMovementRecordSchema,
  edits: editRecordSchema,
  audits: auditRecordSchema,
  tabs: tabRecordSchema,
  tabCommands: tabCommandRecordSchema,
  bookingCommands: bookingCommandRecordSchema,
  sentReceipts: sentReceiptRecordSchema,
  tills: tillRecordSchema,
  closings: closingRecordSchema,
  bookingLinks: bookingLinkRecordSchema,
  coupons: couponRecordSchema,
  deals: dealRecordSchema,
  waits: waitRecordSchema,
  expenses: expenseRecordSchema,
  expenseSeries: expenseSeriesRecordSchema,
  expenseReceipts: expenseReceiptRecordSchema,
  expenseCommands: expenseCommandRecordSchema,
  rachas: rachaRecordSchema,
  splits: splitRecordSchema,
  notifications: notificationRecordSchema,
  cards: cardRecordSchema,
  sessions: sessionRecordSchema,
  mails: mailRecordSchema,
  proofs: proofRecordSchema,
  attempts: attemptRecordSchema,
  interests: interestRecordSchema,
  replays: replayRecordSchema,
  noticed: noticedRecordSchema,
}
export type TableName = keyof typeof recordSchemas
export const tableNames = Object.keys(recordSchemas) as TableName[]
export const isTableName = (name: PropertyKey): name is TableName => Object.hasOwn(recordSchemas, name)

export type UserRecord = z.infer<typeof userRecordSchema>
export type CompanyRecord = z.infer<typeof companyRecordSchema>
export type FieldRecord = z.infer<typeof fieldRecordSchema>
export type ClosureRecord = z.infer<typeof closureRecordSchema>
export type BookingRecord = z.infer<typeof bookingRecordSchema>
export type SeriesRecord = z.infer<typeof seriesRecordSchema>
export type SeriesRequestRecord = z.infer<typeof seriesRequestRecordSchema>
export type ReviewRecord = z.infer<typeof reviewRecordSchema>
export type ProductRecord = z.infer<typeof productRecordSchema>
export type ProductImportRecord = z.infer<typeof productImportRecordSchema>
export type StockMovementRecord = z.infer<typeof stockMovementRecordSchema>
export type EditRecord = z.infer<typeof editRecordSchema>
export type AuditRecord = z.infer<typeof auditRecordSchema>
export type TabRecord = z.infer<typeof tabRecordSchema>
export type BookingCommandRecord = z.infer<typeof bookingCommandRecordSchema>
export type TabCommandRecord = z.infer<typeof tabCommandRecordSchema>
export type SentReceiptRecord = z.infer<typeof sentReceiptRecordSchema>
export type TillRecord = z.infer<typeof tillRecordSchema>
export type ClosingRecord = z.infer<typeof closingRecordSchema>
export type BookingLinkRecord = z.infer<typeof bookingLinkRecordSchema>
export type CouponRecord = z.infer<typeof couponRecordSchema>
export type DealRecord = z.infer<typeof dealRecordSchema>
export type WaitRecord = z.infer<typeof waitRecordSchema>
export type ExpenseRecord = z.infer<typeof expenseRecordSchema>
export type ExpenseSeriesRecord = z.infer<typeof expenseSeriesRecordSchema>
export type ExpenseReceiptRecord = z.infer<typeof expenseReceiptRecordSchema>
export type ExpenseCommandRecord = z.infer<typeof expenseCommandRecordSchema>
export type RachaRecord = z.infer<typeof rachaRecordSchema>
export type SplitRecord = z.infer<typeof splitRecordSchema>
export type NotificationRecord = z.infer<typeof notificationRecordSchema>
export type CardRecord = z.infer<typeof cardRecordSchema>
export type SessionRecord = z.infer<typeof sessionRecordSchema>
export type MailRecord = z.infer<typeof mailRecordSchema>
export type ProofRecord = z.infer<typeof proofRecordSchema>
export type AttemptRecord = z.infer<typeof attemptRecordSchema>
export type InterestRecord = z.infer<typeof interestRecordSchema>
export type ReplayRecord = z.infer<typeof replayRecordSchema>
export type NoticedRecord = z.infer<typeof noticedRecordSchema>

/** The seeded rows of each table. */
export type Seed = {
  users: UserRecord[]
  companies: CompanyRecord[]
  fields: FieldRecord[]
  closures: ClosureRecord[]
  bookings: BookingRecord[]
  bookingLinks: BookingLinkRecord[]
  series: SeriesRecord[]
  seriesRequests: SeriesRequestRecord[]
  coupons: CouponRecord[]
  deals: DealRecord[]
  waits: WaitRecord[]
  reviews: ReviewRecord[]
  products: ProductRecord[]
  /** Those of a product in the order in which they were made. */
  stockMovements: StockMovementRecord[]
  edits: EditRecord[]
  tabs: TabRecord[]
  tabCommands: TabCommandRecord[]
  bookingCommands: BookingCommandRecord[]
  tills: TillRecord[]
  expenses: ExpenseRecord[]
  expenseSeries: ExpenseSeriesRecord[]
  expenseReceipts: ExpenseReceiptRecord[]
  rachas: RachaRecord[]
  splits: SplitRecord[]
  notifications: NotificationRecord[]
  sessions: SessionRecord[]
  mails: MailRecord[]
  interests: InterestRecord[]
}
