import { closesField } from '@campo-livre/domain/closures/closure.ts'
import type { Database } from '../store/database.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import type { ClosureRecord, FieldRecord } from '../store/records.ts'
import { groundOf } from '../fields/ground-of.ts'

/**
 * Returns the closures of a field: those of its company that name it, a field that shares its ground, or no field at
 * all. The result is memoized.
 */
export function closuresOf(db: Database, field: FieldRecord): readonly ClosureRecord[] {
  const all = db.closures.by('companyId', field.companyId)
  if (all.length === 0) return all
  return ofField(field, [all, db.fields.by('companyId', field.companyId)], () => {
    const ground = groundOf(db, field)
    return all.filter((closure) => ground.some(({ id }) => closesField(closure, id)))
  })
}

const ofField = memoizeByInputs<readonly ClosureRecord[]>()
