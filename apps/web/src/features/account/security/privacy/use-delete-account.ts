import { deleteAccount } from '@campo-livre/api/account/deletion.ts'
import { useRouter } from '@tanstack/react-router'
import { removeViews } from '../../../../lib/resource/views/stored-views.ts'
import { draftOwner } from '../../../../lib/storage/draft-owner.ts'
import { toasts } from '../../../../lib/toasts/toasts.ts'
import { leave } from '../../../../session/leave.ts'
import { stillHere } from '../../../../session/still-here.ts'

/**
 * Returns a function that deletes the account and the views that it has saved on this device. It then shows the
 * listing with a goodbye, whatever screen is open.
 */
export function useDeleteAccount() {
  const router = useRouter()
  return async (password: string, signal: AbortSignal): Promise<void> => {
    const isHere = stillHere()
    const owner = draftOwner()
    await deleteAccount(password, signal)
    removeViews(owner)
    if (!isHere()) return
    leave()
    // The user of a deleted account is not asked to sign in.
    void router.navigate({ to: '/', replace: true })
    toasts.add({
      severity: 'success',
      title: 'Sua conta foi excluída.',
      text: 'Obrigado pelos jogos. A porta fica aberta.',
      lifeMs: 12_000,
    })
  }
}
