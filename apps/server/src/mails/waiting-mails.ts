import type { MailRecord } from '@campo-livre/backend/store/records.ts'
import type { RowChange } from '@campo-livre/backend/store/row-change.ts'
import { openedText, sealedText } from '../secrets/seal.ts'

/**
 * Returns changes with the new mails in them waiting to leave, and their words sealed: the backend writes a mail, and the
 * post takes it when it is stored.
 */
export function withWaitingMails(changes: readonly RowChange[]): readonly RowChange[] {
  return changes.map((change) => {
    if (change.table !== 'mails' || change.before !== null || change.after === null) return change
    const mail = change.after as MailRecord
    return { ...change, after: { ...sealedMail(mail), delivery: { tries: 0, nextAt: mail.sentAt } } }
  })
}

/** Returns a mail with sealed words. */
export function sealedMail<Mail extends Pick<MailRecord, 'text' | 'link' | 'code'>>(mail: Mail): Mail {
  const { text, link, code } = mail
  return { ...mail, text: sealedText(text), link: link && sealedText(link), code: code && sealedText(code) }
}

/** Returns a mail with its words as they were written; throws where they were sealed by another key. */
export function openedMail<Mail extends Pick<MailRecord, 'text' | 'link' | 'code'>>(mail: Mail): Mail {
  const { text, link, code } = mail
  return { ...mail, text: openedText(text), link: link && openedText(link), code: code && openedText(code) }
}
