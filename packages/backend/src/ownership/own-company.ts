import { notFound } from '../http/refused.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord, UserRecord } from '../store/records.ts'

/** Returns the company that a user runs; null for none. */
export function companyOf(db: Database, user: UserRecord): CompanyRecord | null {
  return db.companies.by('ownerId', user.id)[0] ?? null
}

/** Returns the company that a user runs; 404 for none. */
export function requireCompany(db: Database, user: UserRecord): CompanyRecord {
  const company = companyOf(db, user)
  if (company === null) throw notFound()
  return company
}

/** Returns the rows of the user's company; none without a company. */
export function ownRows<T>(
  db: Database,
  user: UserRecord,
  table: { by(index: 'companyId', key: string): readonly T[] },
): readonly T[] {
  const company = companyOf(db, user)
  return company === null ? [] : table.by('companyId', company.id)
}
