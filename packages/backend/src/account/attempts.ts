import type { Database } from '../store/database.ts'
import type { AttemptRecord } from '../store/records.ts'
import { notYet } from '../http/refused.ts'

/** The wrong tries in a row that are allowed. */
const FREE_TRIES = 5
/** The minutes for which a wrong try counts. */
const windows = { login: 1, code: 15, 'own-password': 1 } as const
type Kind = keyof typeof windows

/** The kind of try and its subject: an e-mail, with an account or not, or a user id. */
export type Tried = { db: Database; now: string; kind: Kind; whose: string }

const idOf = ({ kind, whose }: Tried) => `${kind}:${whose.toLowerCase()}`
function splitId(id: string): [Kind, string] {
  const at = id.indexOf(':')
  return [id.slice(0, at) as Kind, id.slice(at + 1)]
}

/**
 * Returns the instants of the wrong tries that still count, oldest first; those in the future (the clock was set back)
 * are left out.
 */
function counting(tried: Tried): readonly string[] {
  const to = Date.parse(tried.now)
  const from = to - windows[tried.kind] * 60_000
  const counts = (at: number) => at > from && at <= to
  return (tried.db.attempts.find(idOf(tried))?.at ?? []).filter((at) => counts(Date.parse(at)))
}

/** Refuses with 429 and `Retry-After` while too many wrong tries count. */
export function requireTries(tried: Tried): void {
  const oldest = counting(tried).at(-FREE_TRIES)
  if (oldest === undefined) return
  const until = Date.parse(oldest) + windows[tried.kind] * 60_000
  const seconds = Math.ceil((until - Date.parse(tried.now)) / 1000)
  throw notYet('too_many_attempts', 'Muitas tentativas seguidas.', seconds)
}

/** Records one more wrong try. */
export async function countWrong(tried: Tried): Promise<void> {
  forgetOld(tried)
  const id = idOf(tried)
  const at = [...counting(tried), tried.now]
  if (tried.db.attempts.find(id)) await tried.db.attempts.update(id, { at })
  else await tried.db.attempts.insert({ id, at })
}

/** Removes tries that no longer count, as the privacy notice promises. */
function forgetOld({ db, now }: Tried): void {
  const isOld = ({ id }: AttemptRecord) => {
    const [kind, whose] = splitId(id)
    return counting({ db, now, kind, whose }).length === 0
  }
  for (const { id } of db.attempts.where(isOld)) db.attempts.remove(id)
}

/** Forgets the wrong tries, after a right one. */
export function forgetTries(tried: Tried): void {
  const id = idOf(tried)
  if (tried.db.attempts.find(id)) tried.db.attempts.remove(id)
}
