import { linkedShareQuery } from '@campo-livre/api/splits/linked-share.ts'
import { unlessTold } from '@campo-livre/api/live/told.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { useToldPage } from '../../../lib/live/told-pages.ts'
import { LoadingTitle } from '../../../lib/query/loading-title.tsx'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { DeadLink } from './dead-link.tsx'
import { LinkedShareView } from './linked-share-view.tsx'
import classes from './linked-share.module.css'
import { PAID_MS } from '../paid-interval.ts'

/** A share of a bill for whoever has its link, without an account (H10, N1). */
export function LinkedShareScreen({ token }: { token: string }) {
  useToldPage(`/share-links/${encodeURIComponent(token)}`)
  const query = useQuery({
    ...linkedShareQuery(token),
    meta: { told: ['bill'] },
    refetchInterval: () => unlessTold(PAID_MS),
  })
  return (
    <>
      <title>{pageTitle('Sua parte da conta')}</title>
      <LoadingTitle query={query}>Sua parte da conta</LoadingTitle>
      <QueryState
        query={query}
        skeleton={
          <div className={classes.screen} role="status" aria-label="Abrindo a sua parte">
            <Skeleton height="8rem" />
          </div>
        }
        failure="Não deu para abrir a sua parte"
        missing={<DeadLink />}
      >
        {(share) => <LinkedShareView token={token} share={share} />}
      </QueryState>
    </>
  )
}
