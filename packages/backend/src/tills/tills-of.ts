import { type ClosedTill, isClosed } from '@campo-livre/domain/tills/till.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord, TillRecord } from '../store/records.ts'

/** Returns the open till of a company; undefined for none. */
export function openTillOf(db: Database, { id }: CompanyRecord): TillRecord | undefined {
  return db.tills.by('companyId', id).find(({ closedAt }) => closedAt === null)
}

/** Returns the closed tills of a company, the last one first. */
export function closedTillsOf(db: Database, { id }: CompanyRecord): ClosedTill[] {
  return db.tills
    .by('companyId', id)
    .filter(isClosed)
    .toSorted((a, b) => Date.parse(b.closedAt) - Date.parse(a.closedAt) || (a.id < b.id ? -1 : 1))
}
