import { type ColumnFilter, type Condition, matchModes, kindOf } from '@campo-livre/domain/lists/filters.ts'
import { valueProblem } from './filter-problem.ts'
import { readFilter, writeFilter } from './filter-text.ts'
import type { ListSearch } from '../search.ts'
import type { Column } from '../resource.ts'

/** The filters that are typed but not applied, by the column's key; null for one to be removed. */
export type Drafts = Readonly<Record<string, ColumnFilter | null>>

/** Returns an empty condition. */
export function blankCondition<Row>(column: Column<Row>): Condition {
  return { mode: matchModes[kindOf(column)][0], value: '' }
}

/** Returns the filter in the form of a column: the typed one, else the address's, else one empty condition. */
export function filterDraft<Row>(column: Column<Row>, drafts: Drafts, search: ListSearch): ColumnFilter {
  return (
    drafts[column.id] ??
    readFilter(column, search[`filtro.${column.id}`] ?? '') ?? {
      column: column.id,
      operator: 'and',
      conditions: [blankCondition(column)],
    }
  )
}

/** Returns the search with all typed filters that are complete. */
export function applied<Row>(columns: readonly Column<Row>[], drafts: Drafts): ListSearch {
  const typed = columns.flatMap((column) => {
    const draft = drafts[column.id]
    if (draft === undefined) return []
    const conditions = draft?.conditions.filter(({ value }) => valueProblem(column, value) === null) ?? []
    const text = draft && conditions.length > 0 ? writeFilter(column, { ...draft, conditions }) : undefined
    return [[`filtro.${column.id}`, text]]
  })
  return { filtrar: undefined, pagina: undefined, ...Object.fromEntries(typed) }
}
