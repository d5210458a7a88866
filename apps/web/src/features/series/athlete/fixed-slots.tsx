import { seriesListQuery } from '@campo-livre/api/series/my-series.ts'
import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { useQuery } from '@tanstack/react-query'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { QueryState } from '../../../lib/query/query-state.tsx'

const slotCards = lazyComponent(() => import('./slot-cards.tsx'))

/** The fixed slots of an athlete beside their bookings (N8); nothing, not even its code, where there is none. */
export function FixedSlots({ when }: { when: 'upcoming' | 'past' }) {
  const slots = useQuery(seriesListQuery())
  return (
    <QueryState query={slots} skeleton={null} failure="Não deu para buscar seus horários fixos">
      {(all) => {
        const shown = all.filter((series) => isOver(series) === (when === 'past'))
        return shown.length > 0 && <slotCards.Component slots={shown} />
      }}
    </QueryState>
  )
}

/** Returns whether a fixed slot stands among what is past: it has ended, and nothing is owed. */
function isOver({ status, dueCents }: SeriesDetail): boolean {
  return status === 'ended' && dueCents <= 0
}
