import type { ActionState } from '../../../lib/action/action.ts'
import { ConfirmQuestion } from '../../../lib/confirm/confirm-question.tsx'
import type { Decision } from './decisions.ts'

type Props = {
  decision: Decision
  name: string
  action: ActionState
  onAct: () => void
  onKeep: () => void
}

/** Asks an admin to confirm a decision, with its consequence. */
export function AskDecision({ decision, name, ...rest }: Props) {
  const { status, label, text, keep, act } = decision
  return (
    <ConfirmQuestion
      title={`${label} ${name}?`}
      keep={keep}
      act={act}
      tone={status === 'approved' ? 'primary' : 'danger'}
      {...rest}
    >
      <p>{text}</p>
    </ConfirmQuestion>
  )
}
