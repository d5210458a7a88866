import { companySeriesRequestsQuery } from '@campo-livre/api/series/series-requests.ts'
import { useQuery } from '@tanstack/react-query'
import { useCloseDialog } from '../../../lib/navigation/use-close-dialog.ts'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { RefuseRequest } from './refuse-request.tsx'
import type { SeriesSearch } from './series-search.ts'

const offerDrawer = lazyComponent(() => import('./offer-drawer.tsx'))

/** The answers to a request, by the address: another hour in a drawer, a refusal in a question. */
export function RequestDialogs({ search: { oferecer, recusar } }: { search: SeriesSearch }) {
  const { data = [] } = useQuery(companySeriesRequestsQuery())
  const closeOffer = useCloseDialog('oferecer', oferecer !== undefined)
  const closeRefusal = useCloseDialog('recusar', recusar !== undefined)
  const offered = data.find(({ id }) => id === oferecer)
  const refused = data.find(({ id }) => id === recusar)
  return (
    <>
      {offered && <offerDrawer.Component request={offered} onClose={closeOffer} asked />}
      {refused && <RefuseRequest request={refused} onClose={closeRefusal} />}
    </>
  )
}
