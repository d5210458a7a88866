import { entriesQuery } from '@campo-livre/api/financial/list-entries.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { toQuestion } from '../../lib/table/question.ts'
import { useList } from '../../lib/table/use-list.ts'
import { entries } from './entries.tsx'
import classes from './entry-totals.module.css'

/** What all movements that the filters keep add up to, whatever page is shown. Nothing while that is not known. */
export function EntryTotals() {
  const { search } = useList()
  const query = useQuery({
    ...entriesQuery(toQuestion(entries, search)),
    placeholderData: keepPreviousData,
    select: ({ meta }) => meta,
  })
  if (query.data === undefined && !query.isFetching) return null
  const meta = query.data
  const balance = meta && meta.incomeCents - meta.outgoCents
  const figures = [
    { label: 'Entradas', cents: meta?.incomeCents },
    { label: 'Saídas', cents: meta?.outgoCents },
    { label: 'Saldo', cents: balance },
  ]
  return (
    <dl className={classes.totals} aria-busy={query.isPlaceholderData || undefined}>
      {figures.map(({ label, cents }) => (
        <div key={label} className={classes.total} data-lost={(cents ?? 0) < 0 || undefined}>
          <dt>{label}</dt>
          <dd>{cents === undefined ? <Skeleton width="8rem" height="1lh" /> : formatCents(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}
