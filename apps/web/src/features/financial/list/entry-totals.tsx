import type { entriesQuery } from '@campo-livre/api/financial/list-entries.ts'
import type { Entry } from '@campo-livre/domain/financial/entry.ts'
import { SignedAmount } from '@campo-livre/ui/signed-amount/signed-amount.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { filterSentence } from '../../../lib/resource/filters/filter-sentence.ts'
import { toListParams } from '../../../lib/resource/list-params.ts'
import type { Resource } from '../../../lib/resource/resource.ts'
import { useList } from '../../../lib/resource/use-list.ts'
import { dayColumn } from './entry-columns.ts'
import { EntryPeriod } from './entry-period.tsx'
import classes from './entry-totals.module.css'
import { periodText, readPeriod } from './period.ts'

export type TotalsWords = { income: string; outgo: string; left: string }

type TotalsProps = {
  resource: Resource<Entry>
  /** The query of its rows, whose `meta` has their sums. */
  sums: typeof entriesQuery
  /** The names of what comes in, what goes out and what is left of both. */
  words: TotalsWords
  /** True for rows of the past, which have periods. */
  dated: boolean
}

/** The sums of all movements that match the filters, on any page, with their period; nothing until they are known. */
export function EntryTotals({ resource, sums, words, dated }: TotalsProps) {
  const title = useId()
  const { search } = useList()
  const question = toListParams(resource, search)
  const query = useQuery({
    ...sums(question),
    placeholderData: keepPreviousData,
    select: ({ meta }) => meta,
  })
  if (query.data === undefined && !query.isFetching) return null
  const meta = query.data
  const balance = meta && meta.incomeCents - meta.outgoCents + meta.transferCents
  const figures = [
    { label: words.income, cents: meta?.incomeCents },
    { label: words.outgo, cents: meta && 0 - meta.outgoCents },
    // The beginnings of accounts, and one side of a transfer; both sides of one leave nothing.
    ...(meta && meta.transferCents !== 0
      ? [{ label: 'Saldo inicial e entre contas', cents: meta.transferCents }]
      : []),
    { label: words.left, cents: balance, lost: (balance ?? 0) < 0 },
  ]
  const ofDay = question.filters.find(({ column }) => column === dayColumn.id) ?? null
  const period = readPeriod(ofDay)
  const others = question.filters.length > (ofDay === null ? 0 : 1) || question.q !== undefined
  return (
    <section className={classes.section} aria-labelledby={title}>
      {dated && <EntryPeriod />}
      <h2 id={title} className={classes.title}>
        {period === null && ofDay !== null ? filterSentence(dayColumn, ofDay) : period && periodText(period)}
        {others && <span className={classes.others}>, só o que os filtros deixam</span>}
      </h2>
      <dl className={classes.totals} aria-busy={query.isPlaceholderData || undefined}>
        {figures.map(({ label, cents, lost }) => (
          <div key={label} className={classes.total} data-lost={lost || undefined}>
            <dt>{label}</dt>
            <dd>
              {cents === undefined ? <Skeleton width="8rem" height="1lh" /> : <SignedAmount cents={cents} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
