import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import { myRachaColumns } from '@campo-livre/domain/rachas/columns.ts'
import { myRachaRowSchema } from '@campo-livre/domain/rachas/racha.ts'
import * as z from 'zod/mini'
import { call } from '../../http/call.ts'
import { listQuerySchema, okList } from '../../http/list.ts'
import { byNearness, concerns, toMyRachaRow } from './racha-rows.ts'

/** The pickup games that the athlete organises or takes part in (H7): the next one first. */
export const listRachas = call({
  method: 'GET',
  path: '/rachas',
  who: ['athlete'],
  summary:
    'The rachas that somebody organises or takes part in: the next one first, then what is over. Table.',
  output: z.array(myRachaRowSchema),
  meta: pageMetaSchema,
  query: listQuerySchema(myRachaColumns),
  handle: ({ db, now, user, query }) => {
    const mine = db.rachas.where((racha) => concerns(racha, user)).toSorted(byNearness(now))
    const rows = mine.map((racha) => toMyRachaRow(db, now, racha, user))
    return okList(rows, { columns: myRachaColumns, query })
  },
})
