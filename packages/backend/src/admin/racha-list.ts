import type { RachaRow } from '@campo-livre/domain/rachas/racha.ts'
import type { Database } from '../store/database.ts'
import { byNearness, toRachaRow } from '../rachas/racha-rows.ts'

/** Returns every racha as a row of the admin's table, the nearest first. */
export function rachaRows(db: Database, now: string): readonly RachaRow[] {
  return db.rachas
    .all()
    .toSorted(byNearness(now))
    .map((racha) => toRachaRow(db, now, racha))
}
