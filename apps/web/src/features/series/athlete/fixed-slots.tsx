import { seriesListQuery } from '@campo-livre/api/series/my-series.ts'
import { seriesRequestsQuery } from '@campo-livre/api/series/series-requests.ts'
import { useQuery } from '@tanstack/react-query'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { isOver } from './is-over.ts'
import { Requests } from './requests.tsx'

const slotCards = lazyComponent(() => import('./slot-cards.tsx'))

/**
 * The fixed slots of an athlete beside their bookings, and what they have asked for (N8); nothing, not even its code, where
 * there is none.
 */
export function FixedSlots({ when }: { when: 'upcoming' | 'past' }) {
  const slots = useQuery(seriesListQuery())
  const requests = useQuery(seriesRequestsQuery())
  const asked = (
    <QueryState
      key="asked"
      query={requests}
      skeleton={null}
      failure="Não deu para buscar seus pedidos de horário fixo"
    >
      {(all) => <Requests all={all} when={when} />}
    </QueryState>
  )
  const fixed = (
    <QueryState key="fixed" query={slots} skeleton={null} failure="Não deu para buscar seus horários fixos">
      {(all) => {
        const shown = all.filter((series) => isOver(series) === (when === 'past'))
        return shown.length > 0 && <slotCards.Component slots={shown} />
      }}
    </QueryState>
  )
  // Requests that wait for their athlete come first.
  return requests.data?.some(({ status }) => status === 'offered') ? [asked, fixed] : [fixed, asked]
}
