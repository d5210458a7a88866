import { addDays, dayNumber, localDay } from '@campo-livre/domain/time/zone.ts'
import type { FieldScreenSearch } from '../field-search.ts'

/** The number of days shown at once. */
export const WEEK_DAYS = 7

/**
 * The days after the present one in UTC that are in the first week in every zone of Brazil, where it may still be the
 * day before.
 */
const CERTAINLY_NEAR = 5

/**
 * Returns the first day whose availability to read; null for the company's today. It depends on the address alone, so
 * that the read starts together with the field's: the requested week, else one with the requested day.
 */
export function weekToAsk({ semana, dia, inicio }: FieldScreenSearch, now: string): string | null {
  const today = now.slice(0, 'YYYY-MM-DD'.length)
  if (semana) return semana < today ? null : semana
  const wanted = dia ?? (inicio === undefined ? undefined : localDay('America/Sao_Paulo', inicio))
  if (wanted === undefined || dayNumber(wanted) - dayNumber(today) <= CERTAINLY_NEAR) return null
  // A day earlier: 01:00 may belong to the evening before.
  return addDays(wanted, -1)
}

/** Returns the first days of the weeks before and after; null for none. `today` is the company's. */
export function weeksAround(
  from: string,
  today: string,
  horizonDays: number,
): Record<'before' | 'after', string | null> {
  const earlier = addDays(from, -WEEK_DAYS)
  const later = addDays(from, WEEK_DAYS)
  return {
    before: from <= today ? null : laterOf(earlier, today),
    after: later > addDays(today, horizonDays) ? null : later,
  }
}

function laterOf(a: string, b: string): string {
  return a > b ? a : b
}

/** Returns seven days from a first one. */
export function daysFrom(from: string): string[] {
  return Array.from({ length: WEEK_DAYS }, (_, index) => addDays(from, index))
}
