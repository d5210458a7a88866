import { doneSections, missingOf } from '@campo-livre/domain/fields/set-up/set-up.ts'
import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import type { GroundField } from '@campo-livre/domain/fields/set-up/ground-field.ts'
import { sharesGround } from '@campo-livre/domain/fields/shared-ground.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import type { Database } from '../store/database.ts'
import type { FieldRecord } from '../store/records.ts'
import { asOfNow } from './as-of-now.ts'
import { toFieldDetail } from './to-field.ts'

/** Returns a field as its company sees it. */
export function toOwnField(db: Database, now: string, field: FieldRecord): OwnField {
  const company = db.companies.find(field.companyId)
  if (!company) throw new Error(`field ${field.id} has lost its company`)
  const missing = missingOf(asOfNow(db, field, now), company.openingHours)
  const { timesSet = false } = field
  return {
    ...toFieldDetail(db, now, { field, company }),
    companyStatus: company.status,
    done: doneSections({ ...field, timesSet, missing }),
    missing,
    otherFields: otherFieldsOf(db, field),
  }
}

/** Returns the other fields of the company of a field; of the archived ones those alone that share its ground. */
function otherFieldsOf(db: Database, field: FieldRecord): GroundField[] {
  return db.fields
    .by('companyId', field.companyId)
    .filter((other) => other.id !== field.id && (other.status !== 'archived' || sharesGround(field, other)))
    .toSorted((a, b) => compareNames(a.name, b.name))
    .map(({ id, name, status, parts }) => ({ id, name, status, parts }))
}
