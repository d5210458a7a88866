import type { Changes, Done } from '@campo-livre/domain/outcome/outcome.ts'
import type { Refusal } from '@campo-livre/domain/refusals/refusal.ts'
import { Refused } from '../http/refused.ts'
import { sendLetter } from '../notifications/send-letter.ts'
import { sendNotices } from '../notifications/notify.ts'
import type { Database } from './database.ts'
import { tableNames } from './records.ts'
import type { Row, Table } from './table.ts'

/** Returns the data that is sent with a refusal: what is stored, or would be; undefined for none. */
type Shown<R extends Refusal> = (refusal: R) => unknown

/** Returns an operation that is done; throws its refusal as `refusedBy` makes it. */
export function requireDone<D extends { ok: true }>(outcome: D | Refusal, shown?: Shown<Refusal>): D {
  if (!outcome.ok) throw refusedBy(outcome, shown)
  return outcome
}

/** Throws a refusal as `refusedBy` makes it, if there is one. */
export function requireNoRefusal(refusal: Refusal | null, shown?: Shown<Refusal>): void {
  if (refusal) throw refusedBy(refusal, shown)
}

/** Returns the answer of a refusal, at its inputs if it has some, with the data that `shown` returns, else with its own. */
export function refusedBy<R extends Refusal>(refusal: R, shown?: Shown<R>): Refused {
  const { code, message, field, errors = field === undefined ? {} : { [field]: [message] }, data } = refusal
  return new Refused(code, message, { errors, data: shown?.(refusal) ?? data })
}

/** Shows what is stored to whoever had an older version, and to nobody else. */
export function ifStale(now: () => unknown): Shown<Refusal> {
  return ({ code }) => (code === 'stale' ? now() : undefined)
}

/** Shows what is stored to whoever had an older version, or wants what its present status does not allow. */
export function ifOutdated(now: () => unknown): Shown<Refusal> {
  return ({ code }) => (code === 'stale' || code === 'invalid_transition' ? now() : undefined)
}

/**
 * Stores all that an operation changes or removes, and sends its mails and notices. Throws its refusal as `requireDone`
 * does, with the data that `shown` returns, and stores nothing then.
 */
export async function applyOutcome<C extends Changes, R extends Refusal>(
  db: Database,
  outcome: Done<C> | R,
  shown?: Shown<R>,
): Promise<Done<C>> {
  if (!outcome.ok) throw refusedBy(outcome, shown)
  for (const name of tableNames) {
    // All tables are written alike, whatever their rows are.
    const table = db[name] as unknown as Table<Row>
    const rows: readonly Row[] = (outcome.changes as Changes)[name] ?? []
    for (const { id, ...row } of rows)
      await (table.known(id) ? table.update(id, row) : table.insert({ id, ...row }))
    for (const id of outcome.removed?.[name] ?? []) table.remove(id)
  }
  for (const letter of outcome.letters ?? []) await sendLetter(db, db.clock.now(), letter)
  await sendNotices(db, outcome.notices)
  return outcome
}
