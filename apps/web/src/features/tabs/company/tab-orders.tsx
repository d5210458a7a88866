import { companyTabQuery } from '@campo-livre/api/tabs/get-tab.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { TabBill } from '../tab-bill.tsx'
import { TabPayments } from '../tab-payments.tsx'
import { TabHistory } from './tab-history.tsx'
import classes from './tab-orders.module.css'

/** The orders and payments of a tab as a bill, and its history. */
export function TabOrders({ id }: { id: string }) {
  const query = useQuery(companyTabQuery(id))
  return (
    <div className={classes.orders}>
      <QueryState
        query={query}
        skeleton={
          <div role="status" aria-label="Buscando os itens">
            <Skeleton height="16rem" />
          </div>
        }
        failure="Não deu para buscar os itens"
      >
        {(tab) => (
          <>
            <TabBill tab={tab} />
            <TabPayments tab={tab} />
            <TabHistory id={tab.id} timeZone={tab.company.timeZone} />
          </>
        )}
      </QueryState>
    </div>
  )
}
