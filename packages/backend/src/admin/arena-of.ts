import { arenaNamed } from '@campo-livre/domain/admin/operations.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord } from '../store/records.ts'
import { requireDone } from '../store/apply-outcome.ts'

/** Returns the arena that a new row is to belong to, by its id or, as in a file, by its exact name. */
export function arenaOf(db: Database, companyId: unknown): CompanyRecord {
  return requireDone(arenaNamed(String(companyId), db.companies.all())).arena
}
