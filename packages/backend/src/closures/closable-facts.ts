import type { ClosableFacts } from '@campo-livre/domain/closures/operations.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord } from '../store/records.ts'

/** Loads what a closure of a company is judged by. */
export function closableFacts(db: Database, now: string, { id, timeZone }: CompanyRecord): ClosableFacts {
  return {
    at: now,
    timeZone,
    fields: db.fields.by('companyId', id),
    closures: db.closures.by('companyId', id),
  }
}
