import type { ClosureInput } from '@campo-livre/domain/closures/closure.ts'
import { nextClosed } from '@campo-livre/domain/closures/closure-status.ts'
import type { Database } from '../store/database.ts'
import type { ClosureRecord, CompanyRecord, UserRecord } from '../store/records.ts'
import { invalid, notFound, Refused } from '../http/refused.ts'
import { isSame } from '../store/is-same.ts'
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

/** Refuses a closure of fields that are not the company's, one that has passed, and one that is there already. */
export function requireClosable(
  db: Database,
  now: string,
  company: CompanyRecord,
  { fieldIds, when }: ClosureInput,
): void {
  const isOwn = (id: string) => db.fields.find(id)?.companyId === company.id
  if (fieldIds !== null && !fieldIds.every(isOwn))
    throw invalid('closure.fieldIds', 'Escolha entre os campos da sua arena.')
  const there = db.closures.by('companyId', company.id)
  if (there.some((other) => isSame(other.when, when) && isSame(other.fieldIds, fieldIds)))
    throw new Refused('conflict', 'Esse horário já está fechado por um fechamento igual.')
  if (nextClosed(when, now, company.timeZone) !== null) return
  const at = when.kind === 'once' ? 'end' : when.kind === 'weekly' ? 'until' : 'days'
  throw invalid(`closure.when.${at}`, 'Esse fechamento já teria passado. Escolha dias de hoje em diante.')
}
