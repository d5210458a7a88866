import type { ClosableFacts } from '@campo-livre/domain/closures/operations.ts'
import type { Database } from '../store/database.ts'
import type { ClosureRecord, CompanyRecord, UserRecord } from '../store/records.ts'
import { notFound } from '../http/refused.ts'
import { companyOf } from '../bookings/own-booking.ts'

/** Returns a closure of the company that the user runs, and the company; refuses any other with a 404. */
export function ownClosure(
  db: Database,
  user: UserRecord,
  id: string,
): { closure: ClosureRecord; company: CompanyRecord } {
  const closure = db.closures.find(id)
  const company = companyOf(db, user)
  if (!closure || !company || closure.companyId !== company.id) throw notFound()
  return { closure, company }
}

/** Loads what a closure of a company is judged by. */
export function closableFacts(db: Database, now: string, { id, timeZone }: CompanyRecord): ClosableFacts {
  return {
    at: now,
    timeZone,
    fields: db.fields.by('companyId', id),
    closures: db.closures.by('companyId', id),
  }
}
