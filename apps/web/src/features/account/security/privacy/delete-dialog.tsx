import { useState } from 'react'
import { ConfirmModal } from '../../../../lib/confirm/confirm-modal.tsx'
import { DeleteForm } from './delete-form.tsx'

type Props = {
  opened: boolean
  onClose: () => void
  /** Called when it is closed and the focus is back. */
  onClosed: () => void
}

/** The last question before deleting an account. */
export function DeleteDialog({ opened, onClose, onClosed }: Props) {
  const [pending, setPending] = useState(false)
  return (
    <ConfirmModal
      opened={opened}
      title="Excluir sua conta?"
      pending={pending}
      onKeep={onClose}
      onClosed={onClosed}
    >
      <DeleteForm onClose={onClose} onPending={setPending} />
    </ConfirmModal>
  )
}
