import { askBill } from '@campo-livre/api/tabs/pay-tab.ts'
import { tabQuery } from '@campo-livre/api/tabs/get-tab.ts'
import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'

/** Asks for the bill of an open tab, which the counter sees (H3). */
export function AskBill({ tab }: { tab: TabDetail }) {
  const client = useQueryClient()
  const action = useAction<void, TabDetail>({
    mutation: {
      meta: { changes: ['tabs'], writesCache: ['tabs'] },
      mutationFn: (_, { signal }) => askBill(tab.id, signal),
      onSuccess: (answer) => client.setQueryData(tabQuery(tab.id).queryKey, answer),
    },
    failure: 'Não deu para pedir a conta.',
  })
  if (tab.status !== 'open' || tab.billAskedAt !== null) return null
  return (
    <ActionButton variant="default" fullWidth action={action} onClick={() => action.run()}>
      Pedir a conta
    </ActionButton>
  )
}

/** Says that the bill was asked for; nothing while it was not. */
export function BillAsked({ tab }: { tab: TabDetail }) {
  if (tab.status !== 'open' || tab.billAskedAt === null) return null
  return <p role="status">Conta pedida. O balcão já está vendo.</p>
}
