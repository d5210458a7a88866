import type { MailRow } from '@campo-livre/domain/admin/admin-rows.ts'
import { memoize } from '../store/memoize.ts'
import type { MailRecord } from '../store/records.ts'

/** Returns mails as rows of the admin's table, newest first, without their texts. */
export const mailRows = memoize((mails: readonly MailRecord[]): readonly MailRow[] =>
  mails
    .toSorted((a, b) => Date.parse(b.sentAt) - Date.parse(a.sentAt) || (a.id < b.id ? -1 : 1))
    .map(({ id, to, subject, failure = null, sentAt }) => ({
      id,
      to,
      subject,
      status: failure === null ? 'sent' : 'failed',
      failure,
      sentAt,
    })),
)
