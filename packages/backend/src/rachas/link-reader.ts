import type { Participant } from '@campo-livre/domain/rachas/racha.ts'
import type { RachaRecord, UserRecord } from '../store/records.ts'

/** Somebody who has the link of a racha: their account, if they are signed in, and the secret of their device. */
export type Reader = { user: UserRecord | null; key: string | null }

/** An arena or an admin with the link is somebody without an account here. */
export const athlete = (user: UserRecord | null) => (user?.profile.name === 'athlete' ? user : null)

/** The way from the secret of a link to its racha: the next game, or the last when there is no next one. */
export const behindLink = { param: 'token', keys: ['linkToken'], pick: nextGame } as const

function nextGame(games: readonly RachaRecord[], now: string): RachaRecord | undefined {
  const sorted = games.toSorted((a, b) => (a.start < b.start ? -1 : 1))
  const coming = sorted.filter(({ end }) => end > now)
  return coming.find(({ cancelledAt }) => cancelledAt === null) ?? coming[0] ?? sorted.at(-1)
}

/** Returns the reader's own part in a racha, by their account or their device; undefined for a stranger. */
export function readerIn({ participants }: RachaRecord, { user, key }: Reader): Participant | undefined {
  return participants.find((each) => (user ? each.userId === user.id : key !== null && each.guestKey === key))
}
