import { bookingSchema } from '@campo-livre/domain/bookings/booking.ts'
import { companySchema, companyStatuses } from '@campo-livre/domain/companies/company.ts'
import { fieldSchema } from '@campo-livre/domain/fields/field.ts'
import { reviewSchema } from '@campo-livre/domain/reviews/review.ts'
import { instantSchema } from '@campo-livre/domain/time/zone.ts'
import { userSchema } from '@campo-livre/domain/users/user.ts'
import * as z from 'zod/mini'

/** What the backend keeps: the domain's schemas, plus what only a server knows. */
export const userRecordSchema = z.extend(userSchema, {
  password: z.string(),
  /** Refused at login with the server's own sentence. */
  blocked: z.boolean(),
})
export const companyRecordSchema = z.extend(z.omit(companySchema, { rating: true }), {
  /** The user who runs it; null for the companies nobody signs in as. */
  ownerId: z.nullable(z.string()),
  status: z.enum(companyStatuses),
  pixKey: z.string(),
})
export const fieldRecordSchema = z.omit(fieldSchema, { rating: true })
export const bookingRecordSchema = bookingSchema
export const reviewRecordSchema = z.extend(z.omit(reviewSchema, { fieldName: true }), {
  companyId: z.string(),
})
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
  notifications: notificationRecordSchema,
  sessions: sessionRecordSchema,
  replays: replayRecordSchema,
}
export type TableName = keyof typeof recordSchemas
export const tableNames = Object.keys(recordSchemas) as TableName[]

export type UserRecord = z.infer<typeof userRecordSchema>
export type CompanyRecord = z.infer<typeof companyRecordSchema>
export type FieldRecord = z.infer<typeof fieldRecordSchema>
export type BookingRecord = z.infer<typeof bookingRecordSchema>
export type ReviewRecord = z.infer<typeof reviewRecordSchema>
export type NotificationRecord = z.infer<typeof notificationRecordSchema>
export type SessionRecord = z.infer<typeof sessionRecordSchema>
export type ReplayRecord = z.infer<typeof replayRecordSchema>

/** The seeded things, ready to be put into the collections. */
export type Seed = {
  users: UserRecord[]
  companies: CompanyRecord[]
  fields: FieldRecord[]
  bookings: BookingRecord[]
  reviews: ReviewRecord[]
  notifications: NotificationRecord[]
}
