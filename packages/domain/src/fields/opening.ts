import type { Company } from '../companies/company.ts'
import type { Field } from './field.ts'

/** The data that determines when a field is open. `holidays`: those of its company, besides the national ones. */
export type Opening = Pick<Company, 'openingHours' | 'holidays' | 'timeZone'> & Pick<Field, 'holidayHours'>

/** Returns when a field is open: by its own hours, or by those of its company where it has none. */
export function openingOf(
  field: Pick<Field, 'openingHours' | 'holidayHours'>,
  company: Pick<Company, 'openingHours' | 'holidays' | 'timeZone'>,
): Opening {
  const { timeZone, holidays } = company
  return {
    timeZone,
    holidays,
    openingHours: field.openingHours ?? company.openingHours,
    holidayHours: field.holidayHours,
  }
}
