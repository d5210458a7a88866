import { capital } from '@campo-livre/domain/text/capital.ts'
import type { HourCell } from '@campo-livre/domain/financial/hours/hours.ts'
import { weekdayNames } from '@campo-livre/domain/series/slot-words.ts'

/** Returns an hour of the week as it stands in the address: `5-20` is Friday, 20h. */
export function hourKey({ weekday, hour }: Pick<HourCell, 'weekday' | 'hour'>): string {
  return `${weekday}-${hour}`
}

/** Returns an hour of the week in words: `Sexta, 20h`. */
export function hourText({ weekday, hour }: Pick<HourCell, 'weekday' | 'hour'>): string {
  return `${capital(weekdayNames[weekday] ?? '')}, ${hour}h`
}
