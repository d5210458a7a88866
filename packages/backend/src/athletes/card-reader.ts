import { cardFor, type CardReader, isCardOpen } from '@campo-livre/domain/athletes/card.ts'
import { playedTogether } from '@campo-livre/domain/athletes/played-together.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { HOME_ZONE } from '../home-zone.ts'
import type { Database } from '../store/database.ts'
import type { UserRecord } from '../store/records.ts'

/** Returns as whom somebody reads the card of an athlete; who opens their own sees it as those of their rachas do. */
export function readerOf(db: Database, athlete: UserRecord, user: UserRecord | null): CardReader {
  if (user === null) return 'anyone'
  if (user.id === athlete.id) return 'rachas'
  const rachas = db.rachas.by('userId', athlete.id)
  return playedTogether(rachas, [athlete.id, user.id], db.clock.now()) ? 'rachas' : 'anyone'
}

/** Returns whether a card shows somebody a part of itself now. */
export function isShown(db: Database, athlete: UserRecord, user: UserRecord | null): boolean {
  return (
    isCardOpen(athlete, localDay(HOME_ZONE, db.clock.now())) &&
    cardFor(athlete, readerOf(db, athlete, user), null) !== null
  )
}
