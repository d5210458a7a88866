import type { ColumnFilter, Condition } from './filters.ts'

/** Whether a condition has nothing to compare with: as a person leaves it who is not done yet. */
export function isBlank({ value }: Condition): boolean {
  return value.trim() === ''
}

/** The filters without blank conditions and without columns that nothing is left of. */
export function activeFilters(filters: readonly ColumnFilter[]): ColumnFilter[] {
  return filters
    .map((filter) => ({ ...filter, conditions: filter.conditions.filter((each) => !isBlank(each)) }))
    .filter(({ conditions }) => conditions.length > 0)
}
