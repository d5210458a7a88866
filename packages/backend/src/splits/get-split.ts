import { getSplitSpec } from '@campo-livre/contract/splits/get-split.ts'
import { toSplitDetail } from '@campo-livre/domain/splits/to-view.ts'
import type { SplitDetail } from '@campo-livre/domain/splits/split-view.ts'
import type { Database } from '../store/database.ts'
import type { SplitRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { gameOf, offersOf } from './game-of.ts'
import { billReads, contactsOf } from './split-context.ts'
import { owned } from '../ownership/owned.ts'

/** Returns a bill to who divides it (N1). */
export const getSplit = answer(
  owned(getSplitSpec, 'splits', 'organizer'),
  ({ db, now, row }) => ok(ownSplit(db, now, row)),
  {
    loads: ({ db, user, held }) => [
      ...billReads(db, user),
      () => {
        const { organizerId, origin } = held().row
        return gameOf(db, organizerId, origin.kind, origin.id)
      },
    ],
  },
)

/** Shows a bill to its organiser, with what else could be on it. */
export function ownSplit(db: Database, now: string, split: SplitRecord): SplitDetail {
  const game = gameOf(db, split.organizerId, split.origin.kind, split.origin.id)
  return {
    ...toSplitDetail(split, now),
    sources: game ? offersOf(db, split.organizerId, game, split) : [],
    contacts: contactsOf(db, split.organizerId),
  }
}
