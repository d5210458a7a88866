import { type Opening, openingOf } from '@campo-livre/domain/fields/opening.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import type { FieldAt } from './public-fields.ts'

const keep = memoizeByInputs<Opening>()

/** Returns when a field is open: one object for all fields of a company without hours of their own. */
export function openingAt({ field, company }: FieldAt): Opening {
  const own = field.openingHours !== null || field.holidayHours !== null
  const compute = () => openingOf(field, company)
  return own ? keep(field, [company], compute) : keep(company, [], compute)
}
