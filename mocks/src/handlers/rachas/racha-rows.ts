import type { MyRachaRow, RachaRow } from '@campo-livre/domain/rachas/racha.ts'
import { countOf, freePlaces, rachaStatus } from '@campo-livre/domain/rachas/racha-status.ts'
import type { Database } from '../../db/database.ts'
import type { RachaRecord, UserRecord } from '../../db/records.ts'
import { NOBODY } from '../me/nobody.ts'

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
  const { participants, cancelledAt, ...row } = racha
  return {
    ...row,
    organizerName: db.users.find(racha.organizerId)?.name ?? NOBODY,
    status: rachaStatus({ participants, cancelledAt, maxPlayers: racha.maxPlayers, end: racha.end }, now),
    confirmed: countOf(racha, 'confirmed'),
    freePlaces: freePlaces(racha),
    waiting: countOf(racha, 'waiting'),
  }
}

/** Returns the same for its organizer or a participant. */
export function toMyRachaRow(db: Database, now: string, racha: RachaRecord, user: UserRecord): MyRachaRow {
  return {
    ...toRachaRow(db, now, racha),
    mine: racha.organizerId === user.id,
    myStatus: racha.participants.find(({ userId }) => userId === user.id)?.status ?? null,
  }
}

/** Returns whether a user organizes the game or is invited, whatever they have answered. */
export function isInvolved(racha: RachaRecord, user: UserRecord): boolean {
  return racha.organizerId === user.id || racha.participants.some(({ userId }) => userId === user.id)
}
