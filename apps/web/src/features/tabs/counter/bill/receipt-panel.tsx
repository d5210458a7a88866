import { companyTabQuery } from '@campo-livre/api/tabs/get-tab.ts'
import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../../../lib/query/query-state.tsx'
import { TabReceipt } from '../../receipt/tab-receipt.tsx'

/** The receipt of a tab as it is now, to print or to send. */
export function ReceiptPanel({ tab: { id, version } }: { tab: Pick<OpenTab, 'id' | 'version'> }) {
  const query = useQuery(companyTabQuery(id))
  return (
    <QueryState
      query={query}
      skeleton={
        <div role="status" aria-label="Buscando o recibo">
          <Skeleton height="20rem" />
        </div>
      }
      failure="Não deu para buscar o recibo"
    >
      {(tab) => <TabReceipt key={version} tab={tab} />}
    </QueryState>
  )
}
