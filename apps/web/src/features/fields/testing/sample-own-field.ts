import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { sampleField } from '../../../testing/sample-field.ts'

/** A published field as its company sees it, for stories and tests. */
export function sampleOwnField(changes: Partial<OwnField> = {}): OwnField {
  return {
    ...sampleField(),
    amenities: ['lighting', 'fence'],
    companyStatus: 'approved',
    done: ['court', 'times', 'prices'],
    missing: [],
    otherFields: [],
    ...changes,
  }
}
