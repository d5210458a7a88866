import * as z from 'zod/mini'
import { storedInterestSchema } from '../companies/stored-interest.ts'
import {
  declareColumns,
  declareList,
  downwards,
  filterableOf,
  rowSchemaOf,
  upwards,
} from '../lists/declare-list.ts'
import { instant, is, joined, known, math, own, when } from '../lists/expressions.ts'
import { storedMailSchema } from '../notifications/stored-mail.ts'
import { storedNotificationSchema } from '../notifications/stored-notification.ts'
import { instantSchema } from '../time/zone.ts'

/** A notice that somebody got, in the admin's list. */
const notice = declareColumns({
  id: 'shown',
  message: ['text', z.string()],
  userName: ['text', z.string()],
  createdAt: ['instant', instantSchema],
  readAt: ['instant', z.nullable(instantSchema)],
  read: ['choice', z.boolean()],
})
export const noticeRowSchema = rowSchemaOf(notice)
export type NoticeRow = z.infer<typeof noticeRowSchema>
export const noticeColumns = filterableOf(notice)
export const noticeList = declareList(notice, {
  table: 'notifications',
  stored: storedNotificationSchema,
  joins: { user: { table: 'users', key: 'userId', optional: true } },
  order: [downwards(instant(own('createdAt'))), upwards(own('id'))],
  values: { userName: known(joined('user', 'name'), ''), read: is(own('readAt'), '<>', null) },
})

export const contactStatuses = ['waiting', 'answered'] as const

/** The contact of an arena that would like to be called (H13). */
const contact = declareColumns({
  id: 'shown',
  name: ['text', z.string()],
  email: ['text', z.string()],
  phone: ['text', z.string()],
  description: ['text', z.nullable(z.string())],
  status: ['choice', z.enum(contactStatuses)],
  answeredAt: ['instant', z.nullable(instantSchema)],
  createdAt: ['instant', instantSchema],
})
export const contactRowSchema = rowSchemaOf(contact)
export type ContactRow = z.infer<typeof contactRowSchema>
export const contactColumns = filterableOf(contact)

const answered = is(own('answeredAt'), '<>', null)
const came = instant(own('createdAt'))

/** The list of contacts: those that wait first, the longest before the others; then the newest. */
export const contactList = declareList(contact, {
  table: 'interests',
  stored: storedInterestSchema,
  order: [upwards(answered), upwards(when([[answered, math(0, '-', came)]], came))],
  values: {
    description: own('description'),
    answeredAt: own('answeredAt'),
    status: when([[answered, 'answered']], 'waiting'),
  },
})

export const mailStatuses = ['sent', 'failed'] as const

/** A mail, in the admin's list: never its text, whose codes and links are its reader's alone. */
const mail = declareColumns({
  id: 'shown',
  to: ['text', z.string()],
  subject: ['text', z.string()],
  status: ['choice', z.enum(mailStatuses)],
  /** The reason of the post office. */
  failure: ['text', z.nullable(z.string())],
  sentAt: ['instant', instantSchema],
})
export const mailRowSchema = rowSchemaOf(mail)
export type MailRow = z.infer<typeof mailRowSchema>
export const mailColumns = filterableOf(mail)
export const mailList = declareList(mail, {
  table: 'mails',
  stored: storedMailSchema,
  order: [downwards(instant(own('sentAt'))), upwards(own('id'))],
  values: { failure: own('failure'), status: when([[is(own('failure'), '=', null), 'sent']], 'failed') },
})
