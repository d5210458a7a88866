import { seenPlay } from '@campo-livre/domain/rachas/seen-play.ts'
import { myRachaList, rachaList } from '@campo-livre/domain/rachas/racha-list.ts'
import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { rulesOf } from '@campo-livre/domain/rachas/rules-of.ts'
import { openRating } from '@campo-livre/domain/rachas/stats/open-rating.ts'
import type { Database } from '../store/database.ts'
import type { RachaRecord, UserRecord } from '../store/records.ts'
import { listRows } from '../http/list-rows.ts'
import { nextOf } from './next-of.ts'

/** The rows of pickup games, and of those of an athlete. */
export const rachaRows = listRows(rachaList, {})
export const myRachaRows = listRows(myRachaList, {})

/** Returns a pickup game with everyone in it; the skill of others is for its organizer alone. */
export function toRachaDetail(db: Database, now: string, racha: RachaRecord, user: UserRecord): RachaDetail {
  const { opening, closedAt, cancelReason, linkToken, listStyle, mutedBy } = racha
  const organises = racha.organizerId === user.id
  const me = racha.participants.find(({ userId }) => userId === user.id)
  return {
    ...myRachaRows.row(db, racha, now, user.id),
    ...rulesOf(racha),
    opening,
    closedAt,
    cancelReason,
    linkToken,
    listStyle,
    muted: mutedBy.includes(user.id),
    nextId: nextOf(db, racha)?.id ?? null,
    participants: racha.participants.map(({ userId, guestKey: _key, skill, ...each }) => ({
      ...each,
      skill: organises || userId === user.id ? skill : null,
      me: userId === user.id,
      hasAccount: userId !== null,
    })),
    play: seenPlay(racha.play, racha.participants, me?.id ?? null),
    rating: openRating(racha, me, now),
  }
}
