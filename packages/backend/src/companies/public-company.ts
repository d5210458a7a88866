import type { Database } from '../store/database.ts'
import type { CompanyRecord } from '../store/records.ts'
import { notFound } from '../http/refused.ts'

/** Returns the approved company with this id or slug; 404 for any other. */
export function publicCompany(db: Database, idOrSlug: string): CompanyRecord {
  const company = db.companies.find(idOrSlug) ?? db.companies.by('slug', idOrSlug)[0]
  if (company?.status !== 'approved') throw notFound()
  return company
}
