import { addDays, dayNumber, localDay } from '@campo-livre/domain/time/zone.ts'
import type { FieldScreenSearch } from '../field-search.ts'

/** Days that the screen shows at once. */
export const WEEK_DAYS = 7

/** Today is at most so many hours behind UTC anywhere in Brazil; a day picked later than that is not certainly near. */
const CERTAINLY_NEAR = 5

/**
 * The first day to ask the availability of, or null for the company's today. Decided by the address alone, so that the
 * question leaves together with that for the field: the week asked for, else one that holds the day asked for.
 */
export function weekToAsk({ semana, dia, inicio }: FieldScreenSearch, now: string): string | null {
  const today = now.slice(0, 'YYYY-MM-DD'.length)
  if (semana) return semana < today ? null : semana
  const wanted = dia ?? (inicio === undefined ? undefined : localDay('America/Sao_Paulo', inicio))
  if (wanted === undefined || dayNumber(wanted) - dayNumber(today) <= CERTAINLY_NEAR) return null
  // A day earlier: one o'clock at night may belong to the evening before.
  return addDays(wanted, -1)
}

/** The weeks that the buttons lead to; null where there is none to go to. `today` is the company's. */
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

/** The seven days from a first one. */
export function daysFrom(from: string): string[] {
  return Array.from({ length: WEEK_DAYS }, (_, index) => addDays(from, index))
}
