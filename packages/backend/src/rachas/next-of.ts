import type { Database } from '../store/database.ts'
import type { RachaRecord } from '../store/records.ts'

/** Returns the game after a weekly one. */
export function nextOf(db: Database, { groupId, start }: RachaRecord): RachaRecord | undefined {
  return db.rachas
    .by('groupId', groupId)
    .filter((racha) => racha.start > start)
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))[0]
}
