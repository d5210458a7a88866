import { useState } from 'react'
import { ConfirmModal } from '../../../../lib/confirm/confirm-modal.tsx'
import { DeleteForm } from './delete-form.tsx'

type Props = {
  opened: boolean
  onClose: () => void
  /** It is off the screen, and the focus back where it was. */
  onClosed: () => void
}

/** The last question: proof of who asks, and that they know what they do. */
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
