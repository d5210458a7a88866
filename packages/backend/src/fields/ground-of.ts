import { sharingGround } from '@campo-livre/domain/fields/shared-ground.ts'
import type { Database } from '../store/database.ts'
import { memoize } from '../store/memoize.ts'
import type { FieldRecord } from '../store/records.ts'

/** Returns the companies with a field that is made of others: for all others there is nothing to look for. */
const combining = memoize(
  (fields: readonly FieldRecord[]) =>
    new Set(fields.filter(({ parts }) => parts.length > 0).map(({ companyId }) => companyId)),
)

/** Returns a field and all others that its bookings occupy as well, in any status (rule 1). */
export function groundOf(db: Database, field: FieldRecord): readonly FieldRecord[] {
  if (!combining(db.fields.all()).has(field.companyId)) return [field]
  return [field, ...sharingGround(field, db.fields.by('companyId', field.companyId))]
}
