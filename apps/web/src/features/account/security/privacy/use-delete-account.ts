import { deleteAccount } from '@campo-livre/api/account/deletion.ts'
import { useRouter } from '@tanstack/react-router'
import { toasts } from '../../../../lib/toasts.ts'
import { leave } from '../../../../session/leave.ts'
import { stillHere } from '../../../../session/still-here.ts'

/** Deletes the account and says goodbye at the listing, wherever its person has gone meanwhile. */
export function useDeleteAccount() {
  const router = useRouter()
  return async (password: string, signal: AbortSignal): Promise<void> => {
    const isHere = stillHere()
    await deleteAccount(password, signal)
    if (!isHere()) return
    leave()
    // Nobody is asked to sign in to an account that has gone.
    void router.navigate({ to: '/', replace: true })
    toasts.add({
      severity: 'success',
      title: 'Sua conta foi excluída.',
      text: 'Obrigado pelos jogos. A porta fica aberta.',
      lifeMs: 12_000,
    })
  }
}
