import { dropEmailChange } from '@campo-livre/api/account/change-email.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import { ActionButton } from '../../../../lib/action/action-button.tsx'
import { useAction } from '../../../../lib/action/use-action.ts'

/** Cancels the change of e-mail. */
export function DropEmailChange({ onDropped }: { onDropped: (account: Account) => void }) {
  const action = useAction<void, Account>({
    mutation: {
      mutationFn: (_nothing, { signal }) => dropEmailChange(signal),
      meta: {},
      onSuccess: onDropped,
    },
    failure: 'Não deu para desistir agora. Tente de novo em instantes.',
  })
  return (
    <ActionButton variant="default" action={action} onClick={() => action.run()}>
      Desistir da troca
    </ActionButton>
  )
}
