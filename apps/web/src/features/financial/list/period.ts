import { capital } from '@campo-livre/domain/text/capital.ts'
import type { ColumnFilter } from '@campo-livre/domain/lists/filters.ts'
import { monthNames } from '@campo-livre/domain/time/month-names.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import { dayText } from '../../../lib/resource/table/cell-text.ts'

/** From a first to a last day, both included; null for no limit. */
export type Period = { from: string | null; to: string | null }

/** Returns the month of a day, `offset` months later: `2026-11-22`, -1 → October 2026. */
export function monthOf(day: string, offset = 0): Period & { from: string; to: string } {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const first = (index: number) => {
    const count = year * 12 + index
    return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01`
  }
  return { from: first(month - 1 + offset), to: addDays(first(month + offset), -1) }
}

/** Returns the year of a day. */
export function yearOf(day: string): Period & { from: string; to: string } {
  const year = day.slice(0, 4)
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

/** Returns a period as a filter on a column of days. */
export function periodFilter(column: string, { from, to }: { from: string; to: string }): ColumnFilter {
  return {
    column,
    operator: 'and',
    conditions: [
      { mode: 'dateAfter', value: addDays(from, -1) },
      { mode: 'dateBefore', value: addDays(to, 1) },
    ],
  }
}

/** Returns the period of a filter on a column of days; null where it is not one interval. */
export function readPeriod(filter: ColumnFilter | null): Period | null {
  let period: Period = { from: null, to: null }
  if (filter === null) return period
  if (filter.operator === 'or' && filter.conditions.length > 1) return null
  for (const { mode, value } of filter.conditions) {
    if (mode === 'dateIs') period = within(period, { from: value, to: value })
    else if (mode === 'dateAfter') period = within(period, { from: addDays(value, 1), to: null })
    else if (mode === 'dateBefore') period = within(period, { from: null, to: addDays(value, -1) })
    else return null
  }
  return period
}

/** Returns the days in both periods. */
function within(a: Period, b: Period): Period {
  const froms = [a.from, b.from].filter((day) => day !== null).toSorted()
  const tos = [a.to, b.to].filter((day) => day !== null).toSorted()
  return { from: froms.at(-1) ?? null, to: tos[0] ?? null }
}

/**
 * Returns a period in words: `Novembro de 2026`, `2026`, `20/11/2026`, `De 01/11/2026 a 15/11/2026`, `Todo o período`.
 */
export function periodText({ from, to }: Period): string {
  if (from === null) return to === null ? 'Todo o período' : `Até ${dayText(to)}`
  if (to === null) return `Desde ${dayText(from)}`
  if (from === to) return dayText(from)
  const month = monthOf(from)
  if (from === month.from && to === month.to) {
    const name = monthNames[Number(from.slice(5, 7)) - 1] ?? ''
    return `${capital(name)} de ${from.slice(0, 4)}`
  }
  const year = yearOf(from)
  if (from === year.from && to === year.to) return from.slice(0, 4)
  return `De ${dayText(from)} a ${dayText(to)}`
}
