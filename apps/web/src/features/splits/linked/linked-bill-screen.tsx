import { linkedBillQuery } from '@campo-livre/api/splits/linked-share.ts'
import { unlessTold } from '@campo-livre/api/live/told.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { useToldPage } from '../../../lib/live/told-pages.ts'
import { LoadingTitle } from '../../../lib/query/loading-title.tsx'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { DeadLink } from './dead-link.tsx'
import { LinkedBillView } from './linked-bill-view.tsx'
import classes from './linked-share.module.css'
import { PAID_MS } from '../paid-interval.ts'

/** A whole bill for whoever has the group's link: they find their name, and come to their share (H10, N1). */
export function LinkedBillScreen({ token }: { token: string }) {
  useToldPage(`/bill-links/${encodeURIComponent(token)}`)
  const query = useQuery({
    ...linkedBillQuery(token),
    meta: { told: ['bill'] },
    refetchInterval: () => unlessTold(PAID_MS),
  })
  return (
    <>
      <title>{pageTitle('A conta do grupo')}</title>
      <LoadingTitle query={query}>A conta do grupo</LoadingTitle>
      <QueryState
        query={query}
        skeleton={
          <div className={classes.screen} role="status" aria-label="Abrindo a conta do grupo">
            <Skeleton height="8rem" />
            <Skeleton height="16rem" />
          </div>
        }
        failure="Não deu para abrir a conta do grupo"
        missing={<DeadLink />}
      >
        {(bill) => <LinkedBillView token={token} bill={bill} />}
      </QueryState>
    </>
  )
}
