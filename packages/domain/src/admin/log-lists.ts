import { storedInterestSchema } from '../companies/stored-interest.ts'
import { declareList, downwards, upwards } from '../lists/declare-list.ts'
import { instant, is, joined, known, math, own, when } from '../lists/expressions.ts'
import { storedMailSchema } from '../notifications/stored-mail.ts'
import { storedNotificationSchema } from '../notifications/stored-notification.ts'
import { listedNotice, listedContact, listedMail } from './log-rows.ts'

export const noticeList = declareList(listedNotice, {
  table: 'notifications',
  stored: storedNotificationSchema,
  joins: { user: { table: 'users', key: 'userId', optional: true } },
  order: [downwards(instant(own('createdAt'))), upwards(own('id'))],
  values: { userName: known(joined('user', 'name'), ''), read: is(own('readAt'), '<>', null) },
})

const answered = is(own('answeredAt'), '<>', null)
const came = instant(own('createdAt'))

/** The list of contacts: those that wait first, the longest before the others; then the newest. */
export const contactList = declareList(listedContact, {
  table: 'interests',
  stored: storedInterestSchema,
  order: [upwards(answered), upwards(when([[answered, math(0, '-', came)]], came))],
  values: {
    description: own('description'),
    answeredAt: own('answeredAt'),
    status: when([[answered, 'answered']], 'waiting'),
  },
})

export const mailList = declareList(listedMail, {
  table: 'mails',
  stored: storedMailSchema,
  order: [downwards(instant(own('sentAt'))), upwards(own('id'))],
  values: {
    failure: own('failure'),
    status: when(
      [
        [is(own('failure'), '<>', null), 'failed'],
        [is(own('delivery'), '<>', null), 'waiting'],
      ],
      'sent',
    ),
  },
})
