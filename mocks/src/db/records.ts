import { bookingSchema } from '@campo-livre/domain/bookings/booking.ts'
import { companySchema, companyStatuses } from '@campo-livre/domain/companies/company.ts'
import { interestSchema } from '@campo-livre/domain/companies/interest.ts'
import { expenseSchema } from '@campo-livre/domain/expenses/expense.ts'
import { fieldSchema } from '@campo-livre/domain/fields/field.ts'
import { productSchema } from '@campo-livre/domain/products/product.ts'
import { rachaSchema } from '@campo-livre/domain/rachas/racha.ts'
import { reviewSchema } from '@campo-livre/domain/reviews/review.ts'
import { tabSchema } from '@campo-livre/domain/tabs/tab.ts'
import { daySchema, instantSchema } from '@campo-livre/domain/time/zone.ts'
import { genderSchema } from '@campo-livre/domain/users/registration.ts'
import { userSchema } from '@campo-livre/domain/users/user.ts'
import * as z from 'zod/mini'

/** What the backend keeps: the domain's schemas, plus what only a server knows. */
export const userRecordSchema = z.extend(userSchema, {
  password: z.string(),
  /** Refused at login with the server's own sentence. */
  blocked: z.boolean(),
  /** What people who registered by themselves have said of themselves. */
  cpf: z.optional(z.nullable(z.string())),
  birthDate: z.optional(daySchema),
  gender: z.optional(genderSchema),
})
export const companyRecordSchema = z.extend(z.omit(companySchema, { rating: true }), {
  /** The user who runs it; null for the companies nobody signs in as. */
  ownerId: z.nullable(z.string()),
  status: z.enum(companyStatuses),
  cnpj: z.optional(z.nullable(z.string())),
  pixKey: z.string(),
})
export const fieldRecordSchema = z.omit(fieldSchema, { rating: true })
export const bookingRecordSchema = bookingSchema
export const reviewRecordSchema = z.extend(z.omit(reviewSchema, { fieldName: true }), {
  companyId: z.string(),
})
export const productRecordSchema = productSchema
export const tabRecordSchema = tabSchema
export const expenseRecordSchema = expenseSchema
export const rachaRecordSchema = rachaSchema
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
  /** How the entry is answered (E2). */
  shape: z.enum(['nested', 'flat']),
})
export const sessionRecordSchema = z.object({ id: z.string(), userId: z.string(), createdAt: instantSchema })
/** A mail that was sent. Nobody delivers it: people find it in the panel, tests at `/__mock/mails`. */
export const mailRecordSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Where it leads, as a path of the site; the code that stands in it. */
  link: z.nullable(z.string()),
  code: z.nullable(z.string()),
  sentAt: instantSchema,
})
/** What was sent to an e-mail so that its reader can prove to be one: a code, or the token of a link. */
export const proofRecordSchema = z.object({
  id: z.string(),
  kind: z.enum(['verify-email', 'reset-password']),
  email: z.string(),
  secret: z.string(),
  sentAt: instantSchema,
  usedAt: z.nullable(instantSchema),
})
export const interestRecordSchema = z.extend(interestSchema, { id: z.string(), createdAt: instantSchema })
/** The first answer to an `Idempotency-Key`, kept to be given again. */
export const replayRecordSchema = z.object({
  id: z.string(),
  request: z.string(),
  status: z.int(),
  body: z.string(),
})

/** Every table with the schema of its rows. */
export const recordSchemas = {
  users: userRecordSchema,
  companies: companyRecordSchema,
  fields: fieldRecordSchema,
  bookings: bookingRecordSchema,
  reviews: reviewRecordSchema,
  products: productRecordSchema,
  tabs: tabRecordSchema,
  expenses: expenseRecordSchema,
  rachas: rachaRecordSchema,
  notifications: notificationRecordSchema,
  sessions: sessionRecordSchema,
  mails: mailRecordSchema,
  proofs: proofRecordSchema,
  interests: interestRecordSchema,
  replays: replayRecordSchema,
}
export type TableName = keyof typeof recordSchemas
export const tableNames = Object.keys(recordSchemas) as TableName[]

export type UserRecord = z.infer<typeof userRecordSchema>
export type CompanyRecord = z.infer<typeof companyRecordSchema>
export type FieldRecord = z.infer<typeof fieldRecordSchema>
export type BookingRecord = z.infer<typeof bookingRecordSchema>
export type ReviewRecord = z.infer<typeof reviewRecordSchema>
export type ProductRecord = z.infer<typeof productRecordSchema>
export type TabRecord = z.infer<typeof tabRecordSchema>
export type ExpenseRecord = z.infer<typeof expenseRecordSchema>
export type RachaRecord = z.infer<typeof rachaRecordSchema>
export type NotificationRecord = z.infer<typeof notificationRecordSchema>
export type SessionRecord = z.infer<typeof sessionRecordSchema>
export type MailRecord = z.infer<typeof mailRecordSchema>
export type ProofRecord = z.infer<typeof proofRecordSchema>
export type InterestRecord = z.infer<typeof interestRecordSchema>
export type ReplayRecord = z.infer<typeof replayRecordSchema>

/** The seeded things, ready to be put into the collections. */
export type Seed = {
  users: UserRecord[]
  companies: CompanyRecord[]
  fields: FieldRecord[]
  bookings: BookingRecord[]
  reviews: ReviewRecord[]
  products: ProductRecord[]
  tabs: TabRecord[]
  expenses: ExpenseRecord[]
  rachas: RachaRecord[]
  notifications: NotificationRecord[]
}
