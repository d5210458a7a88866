import { closingSchema } from '@campo-livre/domain/financial/closing.ts'
import { sharingSchema } from '@campo-livre/domain/financial/hours/sharing.ts'
import { moneySettingsSchema } from '@campo-livre/domain/financial/settings/money-settings.ts'
import { auditSchema } from '@campo-livre/domain/admin/audit.ts'
import { bookingSchema } from '@campo-livre/domain/bookings/booking.ts'
import { dealSchema } from '@campo-livre/domain/deals/deal.ts'
import { closureSchema } from '@campo-livre/domain/closures/closure.ts'
import { companySchema, companyStatuses } from '@campo-livre/domain/companies/company.ts'
import { interestSchema } from '@campo-livre/domain/companies/interest.ts'
import { doneExpenseCommandSchema } from '@campo-livre/domain/expenses/command.ts'
import { expenseSchema, receiptSchema } from '@campo-livre/domain/expenses/expense.ts'
import { expenseSeriesSchema } from '@campo-livre/domain/expenses/expense-series.ts'
import { fieldSchema } from '@campo-livre/domain/fields/field.ts'
import { historyEntrySchema } from '@campo-livre/domain/lists/history.ts'
import { productImportSchema } from '@campo-livre/domain/products/import/product-import.ts'
import { productSchema } from '@campo-livre/domain/products/product.ts'
import { rachaSchema } from '@campo-livre/domain/rachas/racha.ts'
import { splitSchema } from '@campo-livre/domain/splits/split.ts'
import { seriesRequestSchema } from '@campo-livre/domain/series/request.ts'
import { seriesSchema } from '@campo-livre/domain/series/series.ts'
import { reviewSchema } from '@campo-livre/domain/reviews/review.ts'
import { doneCommandSchema } from '@campo-livre/domain/tabs/done-command.ts'
import { stockMovementSchema } from '@campo-livre/domain/stock/stock-movement.ts'
import { tabSchema } from '@campo-livre/domain/tabs/tab.ts'
import { tillSchema } from '@campo-livre/domain/tills/till.ts'
import { daySchema, instantSchema } from '@campo-livre/domain/time/zone.ts'
import { cardSummarySchema, cardWaits } from '@campo-livre/domain/payments/card/card.ts'
import { monthSchema } from '@campo-livre/domain/time/month.ts'
import { notificationKinds } from '@campo-livre/domain/notifications/notification-kinds.ts'
import { sportSkillSchema } from '@campo-livre/domain/users/account.ts'
import { genderSchema } from '@campo-livre/domain/users/registration.ts'
import { doneBookingCommandSchema } from '@campo-livre/domain/bookings/done-booking-command.ts'
import { userSchema } from '@campo-livre/domain/users/user.ts'
import * as z from 'zod/mini'
import { cardOutcomes } from '../payments/card-outcome.ts'

/** A user as stored. All schemas of this file are those of the domain, plus what only a server knows. */
export const userRecordSchema = z.extend(userSchema, {
  /** Null for somebody who enters by a code and has chosen none. */
  password: z.nullable(z.string()),
  /**
   * True while the password is the one that came with the registration, from before anybody had confirmed the e-mail: a
   * stranger may have set it.
   */
  passwordUnproven: z.optional(z.boolean()),
  /** True if login is refused, with the server's own sentence. */
  blocked: z.boolean(),
  /** The details that users enter about themselves; absent where they never have. */
  cpf: z.optional(z.nullable(z.string())),
  birthDate: z.optional(z.nullable(daySchema)),
  gender: z.optional(z.nullable(genderSchema)),
  sports: z.optional(z.array(sportSkillSchema)),
  /** The city in which an athlete plays; absent where they have chosen none. */
  city: z.optional(z.nullable(z.string())),
  muted: z.optional(z.array(z.enum(notificationKinds))),
  /** The ids of their favourite fields, the latest first; absent where they never had one. */
  favourites: z.optional(z.array(z.string())),
  pendingEmail: z.optional(z.nullable(z.string())),
  terms: z.optional(z.object({ version: z.string(), acceptedAt: instantSchema })),
  /** True from an invitation until its person has chosen a password and agreed to the terms. */
  invited: z.optional(z.boolean()),
  /** True if a guardian has agreed to the terms, for a user who is under 18 when accepting them. */
  guardianConsent: z.optional(z.boolean()),
})
export const companyRecordSchema = z.extend(z.omit(companySchema, { rating: true }), {
  /** The user who runs it; null for the companies nobody signs in as. */
  ownerId: z.nullable(z.string()),
  status: z.enum(companyStatuses),
  statusReason: z.optional(z.nullable(z.string())),
  cnpj: z.optional(z.nullable(z.string())),
  pixKey: z.string(),
  /** True if its counter may sell more than is in stock. */
  sellsBeyondStock: z.optional(z.boolean()),
  /** The manner in which costs are shared among the hours of its fields; absent where it has chosen none. */
  sharing: z.optional(sharingSchema),
  /** The things that it has told of its accounts; absent where it has told nothing. */
  money: z.optional(moneySettingsSchema),
  /** Counts the changes of its profile. */
  version: z.int(),
  /** True if its owner has deleted their account: nobody can bring it back. */
  ownerDeleted: z.optional(z.boolean()),
})
export const fieldRecordSchema = z.extend(z.omit(fieldSchema, { rating: true }), {
  /** True once its company has saved its times; absent where they have never been entered. */
  timesSet: z.optional(z.boolean()),
})
export const closureRecordSchema = closureSchema
export const bookingRecordSchema = bookingSchema
export const seriesRecordSchema = seriesSchema
export const seriesRequestRecordSchema = seriesRequestSchema
export const reviewRecordSchema = z.extend(z.omit(reviewSchema, { fieldName: true }), {
  companyId: z.string(),
  /** The id of the author; absent for seeded reviews. */
  authorId: z.optional(z.nullable(z.string())),
})
export const productRecordSchema = productSchema
export const productImportRecordSchema = productImportSchema
export const stockMovementRecordSchema = stockMovementSchema
/** A change of a row by a person, for its history. */
export const editRecordSchema = z.extend(z.omit(historyEntrySchema, { who: true }), {
  subjectId: z.string(),
  userId: z.string(),
})
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
export const dealRecordSchema = dealSchema
export const expenseRecordSchema = expenseSchema
export const expenseSeriesRecordSchema = expenseSeriesSchema
export const expenseReceiptRecordSchema = receiptSchema
export const expenseCommandRecordSchema = doneExpenseCommandSchema
export const rachaRecordSchema = rachaSchema
export const splitRecordSchema = splitSchema
export const notificationRecordSchema = z.object({
  id: z.string(),
  userId: z.string(),
  type: z.string(),
  message: z.string(),
  icon: z.nullable(z.string()),
  actionText: z.nullable(z.string()),
  actionUrl: z.nullable(z.string()),
  openInNewTab: z.boolean(),
  readAt: z.nullable(instantSchema),
  createdAt: instantSchema,
  /** The other user whom the message names, and the message without the name for when they are deleted (LGPD). */
  about: z.optional(z.object({ userId: z.string(), nameless: z.string() })),
  /** The place of a booking that its athlete knew before this notice of a move. */
  moved: z.optional(
    z.object({
      bookingId: z.string(),
      from: z.object({ fieldId: z.string(), start: instantSchema, end: instantSchema, priceCents: z.int() }),
    }),
  ),
  /** The notice of many changes within a minute: what they are of, and their number. */
  group: z.optional(z.object({ name: z.string(), count: z.int() })),
  /** The form of the entry in answers (E2). */
  shape: z.enum(['nested', 'flat']),
})
/** A card of which somebody asked for a token, which is its id. Its number and security code are kept nowhere. */
export const cardRecordSchema = z.extend(cardSummarySchema, {
  id: z.string(),
  /** The user who typed it; null for a guest. */
  userId: z.nullable(z.string()),
  outcome: z.enum(cardOutcomes),
  createdAt: instantSchema,
  /** The one payment that it makes; null before. */
  charge: z.nullable(
    z.object({
      paymentId: z.string(),
      amountCents: z.int(),
      target: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('booking'), id: z.string() }),
        z.object({ kind: z.literal('tab'), id: z.string() }),
        z.object({ kind: z.literal('series'), id: z.string(), month: monthSchema }),
        z.object({ kind: z.literal('share'), id: z.string() }),
      ]),
      waits: z.nullable(z.enum(cardWaits)),
      /** The instant at which its bank answers by itself, and the answer. */
      decidesAt: instantSchema,
      approves: z.boolean(),
    }),
  ),
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
/** A mail that was sent. Nobody delivers it: people find it in the panel, tests at `/__mock/mails`. */
export const mailRecordSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The target of its link, as a path of the site, and the code in it; null where it has none. */
  link: z.nullable(z.string()),
  code: z.nullable(z.string()),
  sentAt: instantSchema,
  /** The reason for which it came back; absent or null for one that arrived. */
  failure: z.optional(z.nullable(z.string())),
})
/**
 * A secret sent to an e-mail address, the code or the token of a link, by which the reader proves to own the address.
 */
export const proofRecordSchema = z.object({
  id: z.string(),
  kind: z.enum(['verify-email', 'sign-in', 'reset-password', 'change-email', 'invite']),
  email: z.string(),
  /** The id of the user whose address is to be changed. */
  userId: z.optional(z.string()),
  secret: z.string(),
  sentAt: instantSchema,
  usedAt: z.nullable(instantSchema),
})
/** The failed attempts of one kind, for one e-mail or user, that still count towards a limit. */
export const attemptRecordSchema = z.object({ id: z.string(), at: z.array(instantSchema) })
export const interestRecordSchema = z.extend(interestSchema, {
  id: z.string(),
  createdAt: instantSchema,
  /** The instant at which an admin answered; absent or null while it waits. */
  answeredAt: z.optional(z.nullable(instantSchema)),
})
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
  deals: dealRecordSchema,
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
export type DealRecord = z.infer<typeof dealRecordSchema>
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
  series: SeriesRecord[]
  seriesRequests: SeriesRequestRecord[]
  deals: DealRecord[]
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
