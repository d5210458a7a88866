import type { Database } from '../store/database.ts'
import type { CompanyRecord, FieldRecord } from '../store/records.ts'
import { memoizeByInputs } from '../store/memoize.ts'

export type FieldAt = { field: FieldRecord; company: CompanyRecord }

/** Returns the fields that anyone may find: active ones of approved companies. The result is memoized. */
export function publicFields(db: Database): readonly FieldAt[] {
  const active = db.fields.by('status', 'active')
  return fieldsOf(active, [db.companies.revision()], () =>
    active.flatMap((field) => {
      const company = db.companies.find(field.companyId)
      return company?.status === 'approved' ? [{ field, company }] : []
    }),
  )
}

/** Returns the field with an id if anyone may find it. */
export function publicField(db: Database, id: string): FieldAt | undefined {
  const field = db.fields.find(id)
  const company = field?.status === 'active' ? db.companies.find(field.companyId) : undefined
  return field && company?.status === 'approved' ? { field, company } : undefined
}

const fieldsOf = memoizeByInputs<readonly FieldAt[]>()
