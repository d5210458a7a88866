import * as z from 'zod/mini'
import { declareColumns, filterableOf, rowSchemaOf } from '../lists/list-columns.ts'
import { instantSchema } from '../time/zone.ts'

/** A listedNotice that somebody got, in the admin's list. */
export const listedNotice = declareColumns({
  id: 'shown',
  message: ['text', z.string()],
  userName: ['text', z.string()],
  createdAt: ['instant', instantSchema],
  readAt: ['instant', z.nullable(instantSchema)],
  read: ['choice', z.boolean()],
})
export const noticeRowSchema = rowSchemaOf(listedNotice)
export type NoticeRow = z.infer<typeof noticeRowSchema>
export const noticeColumns = filterableOf(listedNotice)

export const contactStatuses = ['waiting', 'answered'] as const

/** The listedContact of an arena that would like to be called (H13). */
export const listedContact = declareColumns({
  id: 'shown',
  name: ['text', z.string()],
  email: ['text', z.string()],
  phone: ['text', z.string()],
  description: ['text', z.nullable(z.string())],
  status: ['choice', z.enum(contactStatuses)],
  answeredAt: ['instant', z.nullable(instantSchema)],
  createdAt: ['instant', instantSchema],
})
export const contactRowSchema = rowSchemaOf(listedContact)
export type ContactRow = z.infer<typeof contactRowSchema>
export const contactColumns = filterableOf(listedContact)

export const mailStatuses = ['waiting', 'sent', 'failed'] as const

/** A listedMail, in the admin's list: never its text, whose codes and links are its reader's alone. */
export const listedMail = declareColumns({
  id: 'shown',
  to: ['text', z.string()],
  subject: ['text', z.string()],
  status: ['choice', z.enum(mailStatuses)],
  /** The reason of the post office. */
  failure: ['text', z.nullable(z.string())],
  sentAt: ['instant', instantSchema],
})
export const mailRowSchema = rowSchemaOf(listedMail)
export type MailRow = z.infer<typeof mailRowSchema>
export const mailColumns = filterableOf(listedMail)
