import type { ColumnFilter } from '../lists/filters.ts'
import { addDays } from '../time/zone.ts'

const any = (column: string, ...values: string[]): ColumnFilter => ({
  column,
  operator: 'or',
  conditions: values.map((value) => ({ mode: 'equals', value })),
})

/** The filter of the products that are low or out. */
export const lowOrOut = any('stockLevel', 'low', 'out')
/** The filter of the reviews that have no answer. */
export const unanswered = any('answered', 'false')
/** The filter of the expenses that are not paid. */
export const unpaid = any('status', 'pending', 'overdue')

/** Returns the filter of the expenses that are due until the day after `today`. */
export function dueUntilTomorrow(today: string): ColumnFilter {
  return {
    column: 'dueDay',
    operator: 'and',
    conditions: [{ mode: 'dateBefore', value: addDays(today, 2) }],
  }
}
