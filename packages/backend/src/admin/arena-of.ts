import { fold } from '@campo-livre/domain/text/fold.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord } from '../store/records.ts'
import { invalid } from '../http/refused.ts'

/** Returns the arena that a new row is to belong to, by its id or, as in a file, by its exact name. */
export function arenaOf(db: Database, companyId: unknown): CompanyRecord {
  const text = String(companyId)
  const byId = db.companies.find(text)
  if (byId) return byId
  const named = db.companies.where(({ name }) => fold(name) === fold(text))
  const [only, another] = named
  if (!only) throw invalid('companyId', 'Não há uma arena com esse nome.')
  if (another) throw invalid('companyId', 'Mais de uma arena tem esse nome.')
  return only
}
