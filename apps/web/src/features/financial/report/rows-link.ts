import type { ColumnFilter } from '@campo-livre/domain/lists/filters.ts'
import type { MoneyView } from '@campo-livre/domain/financial/entry-words.ts'
import type { Entry } from '@campo-livre/domain/financial/entry.ts'
import { NONE } from '@campo-livre/domain/financial/report-of.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import { writeFilter } from '../../../lib/resource/filters/filter-text.ts'
import type { ListAddress } from '../../../lib/resource/search.ts'
import { accruals, entries, openItems } from '../list/entries.tsx'

/** The values that the rows of a figure have in their columns. */
export type RowsWith = Partial<
  Pick<Entry, 'kind' | 'source' | 'channel' | 'sport' | 'method' | 'account' | 'category'>
> & {
  fieldName?: string
}

type Column = (typeof entries.columns)[number]

function filterParam(columns: readonly Column[], filter: ColumnFilter): ListAddress {
  const column = columns.find(({ id }) => id === filter.column)
  return column ? { [`filtro.${column.id}`]: writeFilter(column, filter) } : {}
}

function valueFilters(values: Readonly<Record<string, string | null | undefined>>): ColumnFilter[] {
  return Object.entries(values).flatMap(([column, value]) =>
    value === undefined || value === null
      ? []
      : [{ column, operator: 'and' as const, conditions: [{ mode: 'equals' as const, value }] }],
  )
}

/** The rows without a field: those of the bar and of other income. */
const withoutField: ColumnFilter = {
  column: 'channel',
  operator: 'or',
  conditions: [
    { mode: 'equals', value: 'bar' },
    { mode: 'equals', value: 'other' },
  ],
}

/** From a first to a last day; null for no limit. */
type Span = { from: string | null; to: string | null }

/** Returns the filter of the days of rows. */
export function daysFilter({ from, to }: Span): ColumnFilter {
  return {
    column: 'day',
    operator: 'and',
    conditions: [
      ...(from === null ? [] : [{ mode: 'dateAfter' as const, value: addDays(from, -1) }]),
      ...(to === null ? [] : [{ mode: 'dateBefore' as const, value: addDays(to, 1) }]),
    ],
  }
}

function searchOf(columns: readonly Column[], filters: readonly ColumnFilter[]): ListAddress {
  return Object.assign({}, ...filters.map((filter) => filterParam(columns, filter))) as ListAddress
}

/** Returns the link to exactly the rows that a figure is made of: those of its days with its values (H6). */
export function rowsLink(view: MoneyView, span: Span, values: RowsWith = {}) {
  const { fieldName, ...others } = values
  const filters = [
    daysFilter(span),
    ...valueFilters(others),
    ...(fieldName === NONE ? [withoutField] : valueFilters({ fieldName })),
  ]
  return view === 'cash'
    ? { to: '/company/financial/entries' as const, search: searchOf(entries.columns, filters) }
    : { to: '/company/financial/accruals' as const, search: searchOf(accruals.columns, filters) }
}

/** Returns the link to what is still to be paid and is due in these days. */
export function openLink(kind: 'income' | 'outgo', span: Span) {
  const filters = [...valueFilters({ kind }), daysFilter(span)]
  return {
    to: '/company/financial/open' as const,
    search: searchOf(
      openItems.columns,
      filters.filter(({ conditions }) => conditions.length > 0),
    ),
  }
}
