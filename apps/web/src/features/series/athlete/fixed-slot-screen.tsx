import { seriesListQuery } from '@campo-livre/api/series/my-series.ts'
import { unlessTold } from '@campo-livre/api/live/told.ts'
import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { slotWords } from '@campo-livre/domain/series/slot-words.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCloseDialog } from '../../../lib/navigation/use-close-dialog.ts'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { LoadingTitle } from '../../../lib/query/loading-title.tsx'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { capital } from '@campo-livre/domain/text/capital.ts'
import { waitInterval } from '../wait-interval.ts'
import { withMethod } from '../../../shared/payments/form/pay-method.ts'
import { FixedSlotView } from './fixed-slot-view.tsx'
import { SlotMissing } from './slot-missing.tsx'
import { SlotSkeleton } from './slot-skeleton.tsx'

const route = getRouteApi('/_athlete/atleta/horarios-fixos/$id')

/** A fixed slot of the athlete (A10, N8): its dates, its bills, and their payment. */
export function FixedSlotScreen() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const { devolver, fazer } = search
  const navigate = route.useNavigate()
  const closeDialog = useCloseDialog('devolver', devolver !== undefined)
  const closeAct = useCloseDialog('fazer', fazer !== undefined, ['data', 'pausa'])
  const query = useQuery({
    ...seriesListQuery(),
    meta: { told: ['payment'] },
    refetchInterval: ({ state }) => unlessTold(waitInterval(find(state.data, id))),
  })
  const found = find(query.data, id)
  return (
    <>
      <title>{pageTitle(found ? capital(slotWords(found.segment)) : 'Horário fixo')}</title>
      <LoadingTitle query={query}>Seu horário fixo</LoadingTitle>
      <QueryState query={query} skeleton={<SlotSkeleton />} failure="Não deu para abrir seu horário fixo">
        {() =>
          found ? (
            <FixedSlotView
              key={id}
              series={found}
              givingBack={devolver}
              onGiveBackClose={closeDialog}
              search={search}
              onActClose={closeAct}
              onMethod={(method) =>
                void navigate({ search: (old) => withMethod(old, method), replace: true, resetScroll: false })
              }
            />
          ) : (
            <SlotMissing />
          )
        }
      </QueryState>
    </>
  )
}

function find(all: readonly SeriesDetail[] | undefined, id: string): SeriesDetail | undefined {
  return all?.find((series) => series.id === id)
}
