import { companyCalendarQuery } from '@campo-livre/api/bookings/get-calendar.ts'
import type { FieldRow } from '@campo-livre/domain/fields/list/field-row.ts'
import { addDays, localDay } from '@campo-livre/domain/time/zone.ts'
import { RetryButton } from '@campo-livre/ui/failure-state/retry-button.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useRetry } from '../../../lib/query/use-retry.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import classes from './field-cards.module.css'
import { OwnFieldCard } from './own-field-card.tsx'

/** Makes the box that marks a field; null while none are offered. */
export type Mark = ((row: FieldRow) => ReactNode) | null

type Props = { rows: readonly FieldRow[]; mark: Mark; label: string }

/**
 * A company's fields as cards: the picture, how full today is, and what is wrong. The day is the dashboard's own answer;
 * without it the cards say less.
 */
export function FieldCards({ rows, mark, label }: Props) {
  const now = useNow(60_000)
  const day = localDay(rows[0]?.timeZone ?? 'America/Sao_Paulo', now)
  const query = useQuery(companyCalendarQuery({ from: addDays(day, -1), to: addDays(day, 1) }))
  const { retry, retrying } = useRetry(query)
  return (
    <div className={classes.place}>
      {query.isError && (
        <div className={classes.failed} role="status">
          <p>Não deu para ver como está o dia de cada campo.</p>
          <RetryButton onRetry={retry} retrying={retrying} />
        </div>
      )}
      <ul className={classes.cards} aria-label={label}>
        {rows.map((row, index) => (
          <li key={row.id}>
            <OwnFieldCard
              row={row}
              day={day}
              now={now}
              calendar={query.data}
              waiting={query.isPending}
              eager={index < 4}
              mark={mark?.(row)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The placeholder of the cards. */
export function FieldCardsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={classes.cards}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height="12rem" />
      ))}
    </div>
  )
}
