import type { expensesQuery } from '@campo-livre/api/expenses/list-expenses.ts'
import type { DueFigures } from '@campo-livre/domain/expenses/due-figures.ts'
import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import type { ExpenseKind } from '@campo-livre/domain/expenses/expense-words.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { toListParams } from '../../lib/resource/list-params.ts'
import { counted } from '../../lib/resource/noun.ts'
import type { Resource } from '../../lib/resource/resource.ts'
import { changed, useList, withoutFilters } from '../../lib/resource/use-list.ts'
import classes from './due-tabs.module.css'
import { ledgerWords } from './ledger-words.ts'

type Props = {
  kind: ExpenseKind
  resource: Resource<ExpenseRow>
  /** The query of its rows, whose `meta` has the figures. */
  rows: typeof expensesQuery
}

const dues = ['overdue', 'week', 'month'] as const satisfies readonly (keyof DueFigures)[]

/**
 * The sums of all that is overdue, due this week and due this month, with their counts, whatever the list shows. Each is a
 * tab that shows its rows; the one that is shown leads back to all of them (H5).
 */
export function DueTabs({ kind, resource, rows }: Props) {
  const { search } = useList()
  const query = useQuery({
    ...rows(toListParams(resource, search)),
    placeholderData: keepPreviousData,
    select: ({ meta }) => meta,
  })
  if (query.data === undefined) return query.isFetching ? <Skeleton height="4.5rem" /> : null
  const { due, total } = query.data
  const filters = Object.entries(search).filter(([name, value]) => name.startsWith('filtro.') && value)
  if (due === undefined || (total === 0 && filters.length === 0 && search.busca === undefined)) return null
  const { noun, due: labels } = ledgerWords[kind]
  return (
    <nav className={classes.tabs} aria-label="Vencimentos">
      {dues.map((name) => {
        const { cents, count, to } = due[name]
        const filter = filterOf(name, to)
        const shown =
          filters.length === Object.keys(filter).length &&
          Object.entries(filter).every(([column, value]) =>
            filters.some(([key, now]) => key === column && now === value),
          )
        return (
          <Link
            key={name}
            to="."
            search={changed({ ...withoutFilters(search), ...(shown ? {} : filter) })}
            resetScroll={false}
            activeOptions={{ exact: true, explicitUndefined: true }}
            className={classes.tab}
            data-late={(name === 'overdue' && count > 0) || undefined}
            {...(shown ? { 'data-shown': true, 'aria-current': 'true' as const } : {})}
          >
            <span>{labels[name]}</span> <span className={classes.amount}>{formatCents(cents)}</span>{' '}
            <span className={classes.count}>{counted(noun, count)}</span>
          </Link>
        )
      })}
    </nav>
  )
}

/** Returns the filters whose rows a figure sums. */
function filterOf(name: keyof DueFigures, to: string): Record<`filtro.${string}`, string> {
  if (name === 'overdue') return { 'filtro.status': 'igual-a.overdue' }
  return {
    'filtro.status': 'igual-a.pending',
    'filtro.dueDay': `data-e-antes-de.${addDays(to, 1)}`,
  }
}
