import { formatMonth } from '@campo-livre/domain/time/format-days.ts'
import { formatShortDay } from '@campo-livre/domain/time/format.ts'

/** Returns the month of a bill in words: `novembro de 2026`. */
export function monthWords(month: string): string {
  return formatMonth(`${month}-15T12:00:00Z`, 'UTC')
}

/** Returns a calendar day in words: `qui, 26/11`. */
export function dayWords(day: string): string {
  return formatShortDay(`${day}T12:00:00Z`, 'UTC')
}
