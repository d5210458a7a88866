import { myRachaColumns } from '@campo-livre/domain/rachas/columns.ts'
import { call } from '../../http/call.ts'
import { listQuerySchema, okList } from '../../http/list.ts'
import { byNearness, concerns, toMyRachaRow } from './racha-rows.ts'

/** The pickup games that the athlete organises or takes part in (H7): the next one first. */
export const listRachas = call({
  method: 'GET',
  path: '/rachas',
  who: ['athlete'],
  query: listQuerySchema(myRachaColumns),
  handle: ({ db, now, user, query }) => {
    const mine = db.rachas.where((racha) => concerns(racha, user)).toSorted(byNearness(now))
    const rows = mine.map((racha) => toMyRachaRow(db, now, racha, user))
    return okList(rows, { columns: myRachaColumns, query })
  },
})
