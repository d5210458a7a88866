import type { Database } from '../store/database.ts'
import type { CompanyRecord, FieldRecord } from '../store/records.ts'
import { memoizeByInputs } from '../store/memoize.ts'

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
