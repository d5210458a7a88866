import type { ColumnFilter, Condition } from './filters.ts'

/** Returns whether a condition has no value to compare with, as while a person is still filling it in. */
export function isBlank({ value }: Condition): boolean {
  return value.trim() === ''
}

/** Returns the filters without blank conditions, and without columns that have no condition left. */
export function activeFilters(filters: readonly ColumnFilter[]): ColumnFilter[] {
  return filters
    .map((filter) => ({ ...filter, conditions: filter.conditions.filter((each) => !isBlank(each)) }))
    .filter(({ conditions }) => conditions.length > 0)
}
