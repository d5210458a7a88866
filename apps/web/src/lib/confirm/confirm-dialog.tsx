import { ConfirmBody, type ConfirmBodyProps } from './confirm-body.tsx'
import { ConfirmModal } from './confirm-modal.tsx'

type Props = ConfirmBodyProps & {
  opened: boolean
  /** The question: `Cancelar esta reserva?` */
  title: string
}

/**
 * A dialog before an action that is hard to undo: the question, the consequence, and two buttons that name the choices.
 */
export function ConfirmDialog({ opened, title, onKeep, ...body }: Props) {
  const { action } = body
  const keep = () => {
    action.reset()
    onKeep()
  }
  return (
    <ConfirmModal opened={opened} title={title} pending={action.pending} onKeep={keep}>
      <ConfirmBody {...body} onKeep={keep} />
    </ConfirmModal>
  )
}
