import type { Changes, Done } from '@campo-livre/domain/outcome/outcome.ts'
import type { Refusal } from '@campo-livre/domain/refusals/refusal.ts'
import { Refused, refusedAt } from '../http/refused.ts'
import { sendNotices } from '../notifications/notify.ts'
import type { Database } from './database.ts'
import { tableNames } from './records.ts'
import type { Row, Table } from './table.ts'

/**
 * Returns an operation that is done; throws its refusal. `now` returns what is stored, which is shown to whoever had an
 * older version.
 */
export function requireDone<D extends { ok: true }>(outcome: D | Refusal, now?: () => unknown): D {
  if (outcome.ok) return outcome
  const { code, message, field } = outcome
  if (field !== undefined) throw refusedAt(field, code, message)
  throw new Refused(code, message, code === 'stale' && now ? { data: now() } : {})
}

/** Stores all that an operation changes and sends its notices; throws its refusal as `requireDone` does, and stores nothing then. */
export async function applyOutcome<C extends Changes>(
  db: Database,
  outcome: Done<C> | Refusal,
  now?: () => unknown,
): Promise<Done<C>> {
  const done = requireDone(outcome, now)
  for (const name of tableNames) {
    // All tables are written alike, whatever their rows are.
    const table = db[name] as unknown as Table<Row>
    const rows: readonly Row[] = (done.changes as Changes)[name] ?? []
    for (const { id, ...row } of rows)
      await (table.find(id) ? table.update(id, row) : table.insert({ id, ...row }))
  }
  await sendNotices(db, done.notices)
  return done
}
