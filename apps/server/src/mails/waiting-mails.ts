import type { MailRecord } from '@campo-livre/backend/store/records.ts'
import type { RowChange } from '@campo-livre/backend/store/row-change.ts'

/** Returns changes with the new mails in them waiting to leave: the backend writes a mail, and the post takes it when it is stored. */
export function withWaitingMails(changes: readonly RowChange[]): readonly RowChange[] {
  return changes.map((change) => {
    if (change.table !== 'mails' || change.before !== null || change.after === null) return change
    const { sentAt } = change.after as MailRecord
    return { ...change, after: { ...change.after, delivery: { tries: 0, nextAt: sentAt } } }
  })
}
