import type { ColumnFilter } from '@campo-livre/domain/lists/filters.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import { writeFilter } from '../../../lib/resource/filters/filter-text.ts'

const any = (column: string, ...values: string[]): ColumnFilter => ({
  column,
  operator: 'or',
  conditions: values.map((value) => ({ mode: 'equals', value })),
})

/** The products that are low or out. */
export const lowOrOut = any('stockLevel', 'low', 'out')
const unpaid = any('status', 'pending', 'overdue')
const dueBefore = (day: string): ColumnFilter => ({
  column: 'dueDay',
  operator: 'and',
  conditions: [{ mode: 'dateBefore', value: day }],
})

/** The expenses that are not paid and due until the day after `today`. */
export function dueUntilTomorrow(today: string): ColumnFilter[] {
  return [unpaid, dueBefore(addDays(today, 2))]
}

const textOf = (type: 'choice' | 'day', filter: ColumnFilter) =>
  writeFilter({ id: filter.column, type }, filter)

/** The search of the list of products that shows those that are low or out. */
export const lowSearch = { 'filtro.stockLevel': textOf('choice', lowOrOut) }

/** The search of the list of expenses that shows those due until the day after `today`. */
export function dueSearch(today: string) {
  return {
    'filtro.status': textOf('choice', unpaid),
    'filtro.dueDay': textOf('day', dueBefore(addDays(today, 2))),
  }
}
