import { bookingsQuery } from '@campo-livre/api/bookings/list-bookings.ts'
import type { BookingStatus } from '@campo-livre/domain/bookings/booking-status.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { RetryButton } from '@campo-livre/ui/failure-state/retry-button.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { failureSentence } from '../../../lib/notice/failure-sentence.ts'
import { Notice } from '../../../lib/notice/notice.tsx'
import { SlowNotice } from '../../../lib/loading/slow-notice.tsx'
import { useLastError } from '../../../lib/query/use-last-error.ts'
import { useRetry } from '../../../lib/query/use-retry.ts'
import { BookingRow } from './booking-row.tsx'
import { toBookingsQuestion } from './bookings-question.ts'
import classes from './next-game.module.css'

/** The query of the list of upcoming bookings, so that both share one answer. */
export const nextGameQuery = () => bookingsQuery(toBookingsQuestion({}))

/** The next game, or a booking to be paid, as a ticket; without one a link to the listing. */
export function NextGame() {
  const query = useQuery(nextGameQuery())
  const client = useQueryClient()
  const { data } = query
  const error = useLastError(query)
  const { retry, retrying } = useRetry(query)
  const next = data?.items[0]
  return (
    <section className={classes.section} aria-labelledby="proximo-jogo">
      <div className={classes.head}>
        <h2 id="proximo-jogo" className={classes.title}>
          {titleOf(next?.status)}
        </h2>
        {data && data.meta.total > 1 && (
          <Link to="/atleta/reservas" className={classes.all}>
            Ver os {formatCount(data.meta.total)}
          </Link>
        )}
      </div>
      {next && <BookingRow booking={next} headingLevel={3} />}
      {data && !next && (
        <div className={classes.none}>
          <p>Nenhum jogo marcado por enquanto.</p>
          <Link to="/" className={button.primary}>
            Encontrar campos
          </Link>
        </div>
      )}
      {!data && !error && query.isFetching && (
        <>
          <SlowNotice onCancel={() => void client.cancelQueries({ queryKey: nextGameQuery().queryKey })} />
          <div role="status" aria-label="Buscando seu próximo jogo">
            <Skeleton height="7.5rem" />
          </div>
        </>
      )}
      {!data && (error || !query.isFetching) && (
        <Notice action={<RetryButton onRetry={retry} retrying={retrying} />}>
          {failureSentence(error, 'Não deu para buscar seu próximo jogo.')}
        </Notice>
      )}
    </section>
  )
}

function titleOf(status: BookingStatus | undefined): string {
  if (status === 'awaiting_payment') return 'Falta pagar'
  return status === 'rained_out' ? 'Choveu: falta escolher' : 'Próximo jogo'
}
