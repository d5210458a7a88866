import type { ReactNode } from 'react'
import { ActionFailure } from '../action/action-failure.tsx'
import type { ActionState } from '../action/action.ts'
import { ConfirmButtons, type ConfirmLabels } from './confirm-buttons.tsx'
import { ConfirmModal } from './confirm-modal.tsx'

type Props = ConfirmLabels & {
  opened: boolean
  /** The question: `Cancelar esta reserva?` */
  title: string
  /** The consequence of the action. */
  children: ReactNode
  /** Red for a loss. */
  tone?: 'danger' | 'primary'
  /** The action, by `useAction`: the dialog stays open until it has a result. */
  action: ActionState
  onAct: () => void
  onKeep: () => void
}

/**
 * A dialog before an action that is hard to undo: the question, the consequence, and two buttons that name the choices.
 */
export function ConfirmDialog({ opened, title, children, onKeep, ...buttons }: Props) {
  const { action } = buttons
  const keep = () => {
    action.reset()
    onKeep()
  }
  return (
    <ConfirmModal opened={opened} title={title} pending={action.pending} onKeep={keep}>
      {children}
      <ActionFailure action={action} />
      <ConfirmButtons {...buttons} onKeep={keep} />
    </ConfirmModal>
  )
}
