import * as z from 'zod/mini'
import { page } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { mailboxPage } from '../../mailbox/mailbox-page.ts'

/** Every mail that was sent, for people to open; `para` keeps those to one address. */
export const mailbox = call({
  method: 'GET',
  path: '/mailbox',
  who: 'anyone',
  summary: 'The mailbox as a page for people: HTML, `?para=` keeps one address.',
  query: z.object({ para: z._default(z.string(), '') }),
  handle: ({ db, query }) =>
    page(mailboxPage({ mails: db.mails.all().toReversed(), to: query.para, appUrl: db.settings.appUrl })),
})
