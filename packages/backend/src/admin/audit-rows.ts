import type { AuditRow } from '@campo-livre/domain/admin/audit.ts'
import { changedWords } from '@campo-livre/domain/admin/field-words.ts'
import type { Database } from '../store/database.ts'
import { memoizeByInputs } from '../store/memoize.ts'

/** Returns the entries of the audit as rows of the admin's table, newest first. */
export function auditRows(db: Database): readonly AuditRow[] {
  const audits = db.audits.all()
  return rowsOf(audits, [db.users.all()], () =>
    audits.toReversed().map(({ id, at, userId, resource, rowId, name, kind, changes, reason }) => ({
      id,
      at,
      who: db.users.find(userId)?.name ?? null,
      whoId: db.users.find(userId)?.id ?? null,
      resource,
      rowId,
      name,
      kind,
      fields: changedWords(changes.map(({ field }) => field)),
      reason,
    })),
  )
}

const rowsOf = memoizeByInputs<AuditRow[]>()
