import type { Database } from '../../db/database.ts'
import type { AttemptRecord } from '../../db/records.ts'
import { notYet } from '../../http/refused.ts'

/** So many wrong ones in a row are let through. */
const FREE_TRIES = 5
/** How long a wrong one counts, in minutes. */
const windows = { login: 1, code: 15, 'own-password': 1 } as const
type Kind = keyof typeof windows

/** What is being tried, and for whom: an e-mail, whether it has an account or not, or a person's id. */
export type Tried = { db: Database; now: string; kind: Kind; whose: string }

const idOf = ({ kind, whose }: Tried) => `${kind}:${whose.toLowerCase()}`
function splitId(id: string): [Kind, string] {
  const at = id.indexOf(':')
  return [id.slice(0, at) as Kind, id.slice(at + 1)]
}

/** The wrong ones that still count, oldest first; none that is yet to come, where the clock has gone back. */
function counting(tried: Tried): readonly string[] {
  const to = Date.parse(tried.now)
  const from = to - windows[tried.kind] * 60_000
  const counts = (at: number) => at > from && at <= to
  return (tried.db.attempts.find(idOf(tried))?.at ?? []).filter((at) => counts(Date.parse(at)))
}

/** 429 with `Retry-After` until the oldest of the last tries no longer counts. */
export function requireTries(tried: Tried): void {
  const oldest = counting(tried).at(-FREE_TRIES)
  if (oldest === undefined) return
  const until = Date.parse(oldest) + windows[tried.kind] * 60_000
  const seconds = Math.ceil((until - Date.parse(tried.now)) / 1000)
  throw notYet('too_many_attempts', 'Muitas tentativas seguidas.', seconds)
}

/** One more that was wrong. */
export async function countWrong(tried: Tried): Promise<void> {
  forgetOld(tried)
  const id = idOf(tried)
  const at = [...counting(tried), tried.now]
  if (tried.db.attempts.find(id)) await tried.db.attempts.update(id, { at })
  else await tried.db.attempts.insert({ id, at })
}

/** What counts no more is not kept (the privacy notice). */
function forgetOld({ db, now }: Tried): void {
  const isOld = ({ id }: AttemptRecord) => {
    const [kind, whose] = splitId(id)
    return counting({ db, now, kind, whose }).length === 0
  }
  for (const { id } of db.attempts.where(isOld)) db.attempts.remove(id)
}

/** Nobody remembers any more what was tried for these e-mails and persons. */
export function forgetAttempts(db: Database, people: readonly string[]): void {
  const whose = new Set(people.map((each) => each.toLowerCase()))
  for (const { id } of db.attempts.where((each) => whose.has(splitId(each.id)[1]))) db.attempts.remove(id)
}

/** A right one: those before it count no more. */
export function forgetTries(tried: Tried): void {
  const id = idOf(tried)
  if (tried.db.attempts.find(id)) tried.db.attempts.remove(id)
}
