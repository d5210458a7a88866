import { type ClosedTill, isClosed } from '@campo-livre/domain/tills/till.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord, TillRecord, UserRecord } from '../store/records.ts'
import { notFound } from '../http/refused.ts'
import { companyOf } from '../bookings/own-booking.ts'

/** Returns a till of the company that the user runs, and the company; refuses any other with a 404. */
export function ownTill(
  db: Database,
  user: UserRecord,
  id: string,
): { till: TillRecord; company: CompanyRecord } {
  const till = db.tills.find(id)
  const company = companyOf(db, user)
  if (!till || !company || till.companyId !== company.id) throw notFound()
  return { till, company }
}

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
