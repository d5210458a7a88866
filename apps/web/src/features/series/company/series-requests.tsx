import { companySeriesRequestsQuery } from '@campo-livre/api/series/series-requests.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { SeriesRequestDetail } from '@campo-livre/domain/series/request.ts'
import { slotWords } from '@campo-livre/domain/series/slot-words.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { reportSentence } from '../report-sentence.ts'
import classes from './series.module.css'

/** The athletes who ask for a fixed slot and wait for an answer, the newest first (N8). */
export function SeriesRequests() {
  const query = useQuery(companySeriesRequestsQuery())
  return (
    <QueryState query={query} skeleton={null} failure="Não deu para buscar os pedidos">
      {(all) => {
        const waiting = all.filter(({ status }) => status === 'open' || status === 'offered')
        return waiting.length === 0 ? null : (
          <section className={classes.requests} aria-labelledby="pedidos">
            <h2 id="pedidos" className={classes.title}>
              Pedidos de horário fixo
            </h2>
            <ul className={classes.rows}>
              {waiting.map((request) => (
                <li key={request.id} className={classes.request}>
                  <Request request={request} />
                </li>
              ))}
            </ul>
          </section>
        )
      }}
    </QueryState>
  )
}

function Request({ request }: { request: SeriesRequestDetail }) {
  const { id, customerName, fieldName, wish, note, status, offer, report } = request
  const priced = report.priceCents === null ? '' : ` ${formatCents(report.priceCents)} pela tabela.`
  return (
    <>
      <div>
        <p className={classes.name}>{customerName}</p>
        <p className={classes.words}>
          {slotWords(wish)}, {fieldName}
        </p>
        {note !== '' && <p className={classes.dim}>“{note}”</p>}
        <p className={classes.dim}>
          {reportSentence(report)}
          {priced}
        </p>
        {status === 'offered' && offer !== null && (
          <>
            <p className={classes.dim}>Você ofereceu {slotWords(offer)}.</p>
            <Badge tone="pending">Esperando resposta</Badge>
          </>
        )}
      </div>
      <div className={classes.acts}>
        {status === 'open' && (
          <Link
            to="."
            search={mergeSearch({ nova: 1, pedido: id })}
            resetScroll={false}
            className={button.primary}
          >
            Aceitar
          </Link>
        )}
        <Link to="." search={mergeSearch({ oferecer: id })} resetScroll={false} className={button.secondary}>
          Oferecer outro
        </Link>
        <Link to="." search={mergeSearch({ recusar: id })} resetScroll={false} className={button.danger}>
          Recusar
        </Link>
      </div>
    </>
  )
}
