import { arenaNamed } from '@campo-livre/domain/admin/operations.ts'
import { fold } from '@campo-livre/domain/text/fold.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord } from '../store/records.ts'
import { requireDone } from '../store/apply-outcome.ts'

/** Returns the arena that a new row is to belong to, by its id or, as in a file, by its exact name. */
export function arenaOf(db: Database, companyId: unknown): CompanyRecord {
  const text = String(companyId)
  const arenas = [db.companies.find(text) ?? [], db.companies.by('name', fold(text))].flat()
  return requireDone(arenaNamed(text, arenas)).arena
}
