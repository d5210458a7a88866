import { getCardSpec } from '@campo-livre/contract/athletes/get-card.ts'
import { cardFor } from '@campo-livre/domain/athletes/card.ts'
import { athleteCard } from '@campo-livre/domain/rachas/stats/group-stats.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { owned } from '../ownership/owned.ts'
import { readerOf } from './card-reader.ts'

/** Returns a card as its reader sees it (H11). */
export const getCard = answer(
  owned(getCardSpec, 'users', 'cardReader', { param: 'handle', keys: ['cardHandle'] }),
  ({ db, now, user, row: athlete }) => {
    const stats = athleteCard(db.rachas.by('userId', athlete.id), now, athlete.id)
    return ok(cardFor(athlete, readerOf(db, athlete, user), stats))
  },
)
