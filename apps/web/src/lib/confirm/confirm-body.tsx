import type { ReactNode } from 'react'
import { ActionFailure } from '../action/action-failure.tsx'
import type { ActionState } from '../action/action.ts'
import { ConfirmButtons, type ConfirmLabels } from './confirm-buttons.tsx'
import { ReasonForm } from './reason-form.tsx'
import type { Reason } from './reason.ts'

export type ConfirmBodyProps = ConfirmLabels & {
  /** The consequence of the action. */
  children?: ReactNode
  /** Red for a loss. */
  tone?: 'danger' | 'primary'
  /** The action, by `useAction`: the question stays until it has a result. */
  action: ActionState
  /** The field for a reason; without it the action gets an empty one. */
  reason?: Reason | undefined
  onAct: (reason: string) => void
  onKeep: () => void
}

/** The content of a question: the consequence, the reason where it asks for one, a failure, and the two buttons. */
export function ConfirmBody({ children, reason, onAct, ...buttons }: ConfirmBodyProps) {
  const { action } = buttons
  if (reason)
    return (
      <ReasonForm reason={reason} action={action} onAct={onAct} buttons={<ConfirmButtons {...buttons} />}>
        {children}
      </ReasonForm>
    )
  return (
    <>
      {children}
      <ActionFailure action={action} />
      <ConfirmButtons {...buttons} onAct={() => onAct('')} />
    </>
  )
}
