import type { SeriesRequestDetail } from '@campo-livre/domain/series/request.ts'
import { slotWords } from '@campo-livre/domain/series/slot-words.ts'
import card from '@campo-livre/ui/row-card/row-card.module.css'
import { RowCard } from '@campo-livre/ui/row-card/row-card.tsx'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { capital } from '@campo-livre/domain/text/capital.ts'
import { requestLabels, requestNext, requestTones } from './request-words.ts'

/** A request for a fixed slot in its athlete's list: the whole card opens it, where it is answered (N8). */
export function RequestCard({ request }: { request: SeriesRequestDetail }) {
  const { id, wish, fieldName, company, status } = request
  return (
    <RowCard
      headingLevel={3}
      title={
        <Link to="." search={mergeSearch({ pedido: id })} resetScroll={false} className={card.link}>
          {capital(slotWords(wish))}
        </Link>
      }
      facts={`${fieldName}, ${company.name}`}
      status={<Badge tone={requestTones[status]}>{requestLabels[status]}</Badge>}
      next={requestNext(request)}
      quiet={status !== 'open' && status !== 'offered'}
    />
  )
}
