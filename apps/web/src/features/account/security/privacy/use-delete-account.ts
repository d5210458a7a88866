import { deleteAccount, deletionQuery } from '@campo-livre/api/account/deletion.ts'
import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { toasts } from '../../../../lib/toasts.ts'
import { leave } from '../../../../session/leave.ts'
import { stillHere } from '../../../../session/still-here.ts'

/** Deletes the account and says goodbye at the listing, wherever its person has gone meanwhile. */
export function useDeleteAccount() {
  const client = useQueryClient()
  const router = useRouter()
  return async (password: string, signal: AbortSignal): Promise<void> => {
    const isHere = stillHere()
    try {
      await deleteAccount(password, signal)
    } catch (error) {
      // Something has come in the way since it was looked at.
      const status = error instanceof ApiError ? error.status : null
      if (status === 409) void client.invalidateQueries(deletionQuery())
      throw error
    }
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
