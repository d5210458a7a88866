import type { Participant } from '@campo-livre/domain/rachas/racha.ts'
import type { Database } from '../store/database.ts'
import type { RachaRecord, UserRecord } from '../store/records.ts'
import { notFound } from '../http/refused.ts'

/** Somebody who has the link of a racha: their account, if they are signed in, and the secret of their device. */
export type Reader = { user: UserRecord | null; key: string | null }

/** An arena or an admin with the link is somebody without an account here. */
export const athlete = (user: UserRecord | null) => (user?.profile.name === 'athlete' ? user : null)

/** Returns the next game behind a link, or the last when there is no next one; 404 for a link that was renewed. */
export function behindLink(db: Database, now: string, token: string): RachaRecord {
  const games = db.rachas.by('linkToken', token)
  const sorted = games.toSorted((a, b) => (a.start < b.start ? -1 : 1))
  const coming = sorted.filter(({ end }) => end > now)
  const racha = coming.find(({ cancelledAt }) => cancelledAt === null) ?? coming[0] ?? sorted.at(-1)
  if (!racha) throw notFound()
  return racha
}

/** Returns the reader's own part in a racha, by their account or their device; undefined for a stranger. */
export function readerIn({ participants }: RachaRecord, { user, key }: Reader): Participant | undefined {
  return participants.find((each) => (user ? each.userId === user.id : key !== null && each.guestKey === key))
}
