import type { Database } from '../store/database.ts'
import type { CompanyRecord, FieldRecord } from '../store/records.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import { notFound } from '../http/refused.ts'

export type FieldAt = { field: FieldRecord; company: CompanyRecord }

/** Returns the fields that anyone may find: active ones of approved companies. The result is memoized. */
export function publicFields(db: Database): readonly FieldAt[] {
  return fieldsOf(db.fields.all(), [db.companies.all()], () =>
    db.fields.all().flatMap((field) => {
      const company = db.companies.find(field.companyId)
      return field.status === 'active' && company?.status === 'approved' ? [{ field, company }] : []
    }),
  )
}

const fieldsOf = memoizeByInputs<readonly FieldAt[]>()

/** Returns one of them; 404 for a field that is inactive, unknown or of a company that is not approved. */
export function publicField(db: Database, id: string): FieldAt {
  const found = fieldOfApproved(db, id)
  if (found.field.status !== 'active') throw notFound()
  return found
}

/**
 * Returns a field of an approved company, active or not: booking an inactive one is refused with a reason instead of
 * 404. A draft is nobody's but its company's.
 */
export function fieldOfApproved(db: Database, id: string): FieldAt {
  const field = db.fields.find(id)
  const company = field && db.companies.find(field.companyId)
  if (!field || field.status === 'draft' || company?.status !== 'approved') throw notFound()
  return { field, company }
}
