import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'

/** Every mail that was sent, newest first: nothing leaves the mock. */
export const listMails = call({
  method: 'GET',
  path: '/mails',
  who: 'anyone',
  summary: 'What would have been sent by e-mail, newest first.',
  handle: ({ db }) => ok(db.mails.all().toReversed()),
})
