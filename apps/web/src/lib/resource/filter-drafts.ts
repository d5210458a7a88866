import { type ColumnFilter, type Condition, matchModes } from '@campo-livre/domain/lists/filters.ts'
import { valueProblem } from './filter-problem.ts'
import { readFilter, writeFilter } from './filter-text.ts'
import type { ListSearch } from './search.ts'
import { type Column, keyOf, kindOf } from './resource.ts'

/** What is typed and not applied yet, by the key of the column; null for a filter that is let go. */
export type Drafts = Readonly<Record<string, ColumnFilter | null>>

/** A condition to be filled in. */
export function blankCondition<Row>(column: Column<Row>): Condition {
  return { mode: matchModes[kindOf(column)][0], value: '' }
}

/** What stands in the form of a column: what is typed, else what the address has, else one blank condition. */
export function filterDraft<Row>(column: Column<Row>, drafts: Drafts, search: ListSearch): ColumnFilter {
  return (
    drafts[keyOf(column)] ??
    readFilter(column, search[`filtro.${keyOf(column)}`] ?? '') ?? {
      column: column.id,
      operator: 'and',
      conditions: [blankCondition(column)],
    }
  )
}

/** The address with all that is typed and can be asked. */
export function applied<Row>(columns: readonly Column<Row>[], drafts: Drafts): ListSearch {
  const typed = columns.flatMap((column) => {
    const draft = drafts[keyOf(column)]
    if (draft === undefined) return []
    const conditions = draft?.conditions.filter(({ value }) => valueProblem(column, value) === null) ?? []
    const text = draft && conditions.length > 0 ? writeFilter(column, { ...draft, conditions }) : undefined
    return [[`filtro.${keyOf(column)}`, text]]
  })
  return { filtrar: undefined, pagina: undefined, ...Object.fromEntries(typed) }
}
