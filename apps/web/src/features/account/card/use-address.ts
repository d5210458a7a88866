import { closeCard, openCard } from '@campo-livre/api/athletes/change-card.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../../lib/action/use-action.ts'
import { accountChanged } from '../account-changed.ts'

/** Makes the address of the card, in the place of the one of before, and takes it down. */
export function useAddress(done: () => void) {
  const client = useQueryClient()
  const onSuccess = (account: Account) => void accountChanged(client, account)
  const opening = useAction<void, Account>({
    mutation: {
      mutationFn: (_nothing, { signal }) => openCard(signal),
      meta: { changes: ['athletes'] },
      onSuccess,
    },
    done,
    failure: 'Não deu para criar o endereço agora. Tente de novo.',
  })
  const closing = useAction<void, Account>({
    mutation: {
      mutationFn: (_nothing, { signal }) => closeCard(signal),
      meta: { changes: ['athletes'] },
      onSuccess,
    },
    done,
    failure: 'Não deu para tirar do ar agora. Tente de novo.',
  })
  return { opening, closing }
}
