import * as z from 'zod/mini'
import { ok } from '@campo-livre/backend/http/answer.ts'
import { control } from './control.ts'

/** Lists the mails, newest first; the mock sends none of them. `para` filters by address. */
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
