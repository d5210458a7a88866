import * as z from 'zod/mini'
import { ok } from '../../http/answer.ts'
import { control } from '../../http/control.ts'

/** Every mail that was sent, newest first: nothing leaves the mock. `para` keeps those to one address. */
export const listMails = control(
  {
    method: 'GET',
    path: '/mails',
    summary: 'What would have been sent by e-mail, newest first: `?para=` keeps one address.',
    query: z.object({ para: z.optional(z.string()) }),
  },
  ({ db, query: { para } }) =>
    ok(
      db.mails
        .all()
        .filter(({ to }) => para === undefined || to === para)
        .toReversed(),
    ),
)
