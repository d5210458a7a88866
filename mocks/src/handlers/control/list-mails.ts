import * as z from 'zod/mini'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'

/** Every mail that was sent, newest first: nothing leaves the mock. `para` keeps those to one address. */
export const listMails = call({
  method: 'GET',
  path: '/mails',
  who: 'anyone',
  summary: 'What would have been sent by e-mail, newest first: `?para=` keeps one address.',
  query: z.object({ para: z.optional(z.string()) }),
  handle: ({ db, query: { para } }) =>
    ok(
      db.mails
        .all()
        .filter(({ to }) => para === undefined || to === para)
        .toReversed(),
    ),
})
