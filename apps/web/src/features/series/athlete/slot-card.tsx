import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { seriesStatusLabels } from '@campo-livre/domain/series/series-labels.ts'
import { slotWords } from '@campo-livre/domain/series/slot-words.ts'
import card from '@campo-livre/ui/row-card/row-card.module.css'
import { RowCard } from '@campo-livre/ui/row-card/row-card.tsx'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { Link } from '@tanstack/react-router'
import { capital } from '@campo-livre/domain/text/capital.ts'
import { cardWords } from './next-step.ts'
import { seriesTones } from './series-tones.ts'

/** A fixed slot among the bookings of its athlete: the whole card leads to it (N8). */
export function SlotCard({ series, now }: { series: SeriesDetail; now: string }) {
  const { id, segment, company, fieldName, status, dueCents } = series
  return (
    <RowCard
      headingLevel={3}
      title={
        <Link to="/atleta/horarios-fixos/$id" params={{ id }} className={card.link}>
          {capital(slotWords(segment))}
        </Link>
      }
      facts={`${fieldName}, ${company.name}`}
      figure={dueCents > 0 ? formatCents(dueCents) : undefined}
      status={<Badge tone={seriesTones[status]}>{seriesStatusLabels[status]}</Badge>}
      next={cardWords(series, now)}
      quiet={status === 'ended'}
    />
  )
}
