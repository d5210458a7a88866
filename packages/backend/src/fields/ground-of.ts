import { sharingGround } from '@campo-livre/domain/fields/shared-ground.ts'
import type { Database } from '../store/database.ts'
import { memoize } from '../store/memoize.ts'
import type { FieldRecord } from '../store/records.ts'

/** Returns whether one of the fields of a company is made of others: else there is nothing to look for. */
const combines = memoize((fields: readonly FieldRecord[]) => fields.some(({ parts }) => parts.length > 0))

/** Returns a field and all others that its bookings occupy as well, in any status (rule 1). */
export function groundOf(db: Database, field: FieldRecord): readonly FieldRecord[] {
  const fields = db.fields.by('companyId', field.companyId)
  return combines(fields) ? [field, ...sharingGround(field, fields)] : [field]
}
