import { seenPlay } from '@campo-livre/domain/rachas/seen-play.ts'
import type { MyRachaRow, RachaDetail, RachaRow } from '@campo-livre/domain/rachas/racha.ts'
import { countOf, freePlaces, rachaStatus } from '@campo-livre/domain/rachas/racha-status.ts'
import { rulesOf } from '@campo-livre/domain/rachas/rules-of.ts'
import { openRating } from '@campo-livre/domain/rachas/stats/open-rating.ts'
import type { Database } from '../store/database.ts'
import type { RachaRecord, UserRecord } from '../store/records.ts'
import { REMOVED_NAME } from '@campo-livre/domain/privacy/personal-data.ts'
import { nextOf } from './next-of.ts'

/** Returns a comparison of pickup games: upcoming ones soonest first, then past ones latest first. */
export function byNearness(now: string): (a: RachaRecord, b: RachaRecord) => number {
  const instant = Date.parse(now)
  return (a, b) => {
    const over = Number(Date.parse(a.end) <= instant) - Number(Date.parse(b.end) <= instant)
    const direction = Date.parse(a.end) <= instant ? -1 : 1
    return over || direction * (Date.parse(a.start) - Date.parse(b.start)) || (a.id < b.id ? -1 : 1)
  }
}

/** Returns a pickup game as a row of a table, with its state as of now. */
export function toRachaRow(db: Database, now: string, racha: RachaRecord): RachaRow {
  const { id, code, organizerId, sport, bookingId, place, timeZone, start, end } = racha
  const { maxPlayers, pricePerHeadCents, minAge, maxAge, weekly, visibility, createdAt } = racha
  return {
    id,
    code,
    organizerId,
    sport,
    bookingId,
    place,
    timeZone,
    start,
    end,
    maxPlayers,
    pricePerHeadCents,
    minAge,
    maxAge,
    weekly,
    visibility,
    createdAt,
    organizerName: db.users.find(organizerId)?.name ?? REMOVED_NAME,
    status: rachaStatus(racha, now),
    confirmed: countOf(racha, 'confirmed'),
    freePlaces: freePlaces(racha),
    waiting: countOf(racha, 'waiting'),
  }
}

/** Returns the same for its organizer or a participant. */
export function toMyRachaRow(db: Database, now: string, racha: RachaRecord, user: UserRecord): MyRachaRow {
  const me = racha.participants.find(({ userId }) => userId === user.id)
  return {
    ...toRachaRow(db, now, racha),
    mine: racha.organizerId === user.id,
    myStatus: me?.status ?? null,
    myOfferUntil: me?.offerUntil ?? null,
  }
}

/** Returns a pickup game with everyone in it; the skill of others is for its organizer alone. */
export function toRachaDetail(db: Database, now: string, racha: RachaRecord, user: UserRecord): RachaDetail {
  const { opening, closedAt, cancelReason, linkToken, listStyle, mutedBy } = racha
  const organises = racha.organizerId === user.id
  const me = racha.participants.find(({ userId }) => userId === user.id)
  return {
    ...toMyRachaRow(db, now, racha, user),
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
