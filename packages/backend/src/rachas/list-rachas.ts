import { listRachasSpec } from '@campo-livre/contract/rachas/list-rachas.ts'
import { myRachaColumns } from '@campo-livre/domain/rachas/columns.ts'
import { answer } from '../http/call.ts'
import { okList } from '../http/list.ts'
import { byNearness, toMyRachaRow } from './racha-rows.ts'

/** Lists the pickup games that the athlete organizes or takes part in (H7): the next one first. */
export const listRachas = answer(listRachasSpec, ({ db, now, user, query }) => {
  const mine = db.rachas.by('userId', user.id).toSorted(byNearness(now))
  const rows = mine.map((racha) => toMyRachaRow(db, now, racha, user))
  return okList(rows, { columns: myRachaColumns, query })
})
