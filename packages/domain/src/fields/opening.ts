import type { Company } from '../companies/company.ts'
import type { OpeningInterval } from '../companies/opening-hours.ts'
import { holidayOn } from '../time/holiday.ts'
import { weekdayOf } from '../time/zone.ts'
import type { Field } from './field.ts'

/** The data that determines when a field is open. `holidays`: those of its company, besides the national ones. */
export type Opening = Pick<Company, 'openingHours' | 'holidays' | 'timeZone'> & Pick<Field, 'holidayHours'>

/**
 * Returns the intervals in which a field is open on a day, which may run past its midnight: on a holiday those of
 * holidays, where it has them.
 */
export function hoursOn(
  { openingHours, holidayHours, holidays }: Opening,
  day: string,
): readonly OpeningInterval[] {
  const isHoliday = holidayHours !== null && holidayOn(day, holidays) !== null
  return isHoliday ? holidayHours : (openingHours[weekdayOf(day)] ?? [])
}

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
