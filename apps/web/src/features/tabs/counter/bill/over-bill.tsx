import { companyTabQuery } from '@campo-livre/api/tabs/get-tab.ts'
import { tabStatusLabels } from '@campo-livre/domain/tabs/tab-status.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { QueryState } from '../../../../lib/query/query-state.tsx'
import { TabReceipt } from '../../receipt/tab-receipt.tsx'
import classes from './bill.module.css'
import { ReasonCommand } from './reason-command.tsx'
import type { TabCommands } from '../commands/use-tab-commands.ts'

type Props = { id: string; commands: Pick<TabCommands, 'send' | 'check'> }

/** The bill of a tab that is over: its receipt, and the way back. */
export function OverBill({ id, commands }: Props) {
  const query = useQuery({ ...companyTabQuery(id), refetchOnMount: 'always' })
  return (
    <div className={classes.over} data-over>
      <Link to="." search={{}} resetScroll={false} className={button.secondary}>
        Voltar às comandas
      </Link>
      <QueryState
        query={query}
        skeleton={
          <div role="status" aria-label="Buscando a comanda">
            <Skeleton height="20rem" />
          </div>
        }
        failure="Não deu para buscar a comanda"
        missing={<p className={classes.facts}>Não encontramos essa comanda.</p>}
      >
        {(tab) => (
          <>
            <h2 className={classes.name}>
              {tab.customerName}: {tabStatusLabels[tab.status].toLowerCase()}
            </h2>
            {tab.status !== 'cancelled' && <TabReceipt tab={tab} />}
            {tab.status === 'paid' && (
              <ReasonCommand
                act="Reabrir comanda"
                commandOf={(reason) => ({ type: 'reopen', tabId: id, reason })}
                commands={commands}
                onDone={() => {}}
              />
            )}
          </>
        )}
      </QueryState>
    </div>
  )
}
