import '@campo-livre/ui/styles/overlay.css'
import { Modal } from '@mantine/core'
import { useState } from 'react'
import { DeleteForm } from './delete-form.tsx'
import dialog from '../parts/dialog.module.css'

type Props = {
  opened: boolean
  onClose: () => void
  /** It is off the screen, and the focus back where it was. */
  onClosed: () => void
}

/** The last question: proof of who asks, and that they know what they do. */
export function DeleteDialog({ opened, onClose, onClosed }: Props) {
  const [pending, setPending] = useState(false)
  // Nobody believes to have stopped what goes on.
  const close = () => {
    if (!pending) onClose()
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      closeButtonProps={{ 'aria-disabled': pending }}
      onExitTransitionEnd={onClosed}
      title="Excluir sua conta?"
      classNames={{ content: dialog.dialog ?? '', header: dialog.dialog ?? '' }}
    >
      <DeleteForm onClose={close} onPending={setPending} />
    </Modal>
  )
}
