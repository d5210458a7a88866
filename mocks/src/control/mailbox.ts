import * as z from 'zod/mini'
import { page } from '@campo-livre/backend/http/answer.ts'
import { control } from './control.ts'
import { mailboxPage } from '../mailbox/mailbox-page.ts'

/** Shows the mails as a page; `para` filters by address. */
export const mailbox = control(
  {
    method: 'GET',
    path: '/mailbox',
    summary: 'The mailbox as a page for people: HTML, `?para=` keeps one address.',
    query: z.object({ para: z._default(z.string(), '') }),
  },
  ({ db, query }) =>
    page(mailboxPage({ mails: db.mails.all().toReversed(), to: query.para, appUrl: db.settings.appUrl })),
)
