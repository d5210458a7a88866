import type { ReactNode } from 'react'
import { ActionFailure } from '../action/action-failure.tsx'
import type { ActionState } from '../action/action.ts'
import { ConfirmButtons, type ConfirmLabels } from './confirm-buttons.tsx'
import { ConfirmModal } from './confirm-modal.tsx'

type Props = ConfirmLabels & {
  opened: boolean
  /** The question: `Cancelar esta reserva?` */
  title: string
  /** What follows from the act. */
  children: ReactNode
  /** Loss is red. */
  tone?: 'danger' | 'primary'
  /** The act, by `useAction`: it stays open until it is known how it went. */
  action: ActionState
  onAct: () => void
  onKeep: () => void
}

/** A question before an act that cannot simply be undone: what it is, what follows, and two buttons that say so. */
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
