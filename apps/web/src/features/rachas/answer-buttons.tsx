import type { ParticipantStatus, RachaAnswer } from '@campo-livre/domain/rachas/racha-words.ts'
import { rachaAnswerLabels, rachaAnswers } from '@campo-livre/domain/rachas/racha-words.ts'
import { IconCheck } from '@tabler/icons-react'
import { ActionFailure } from '../../lib/action/action-failure.tsx'
import type { ActionState } from '../../lib/action/action.ts'
import { SendingButton } from '../../lib/action/sending-button.tsx'
import { SlowNotice } from '../../lib/loading/slow-notice.tsx'
import classes from './answer-buttons.module.css'

type Props = {
  status: ParticipantStatus | null
  action: Omit<ActionState, 'error' | 'reset'>
  /** The answer that is being sent. */
  sent: RachaAnswer | undefined
  onAnswer: (answer: RachaAnswer) => void
}

const answerOf: Partial<Record<ParticipantStatus, RachaAnswer>> = {
  confirmed: 'going',
  waiting: 'going',
  maybe: 'maybe',
  declined: 'declined',
}

/** The three answers (N2): one touch each, the given one marked. */
export function AnswerButtons({ status, action, sent, onAnswer }: Props) {
  const given = status === null ? undefined : answerOf[status]
  return (
    <div className={classes.answers}>
      <ActionFailure action={action} />
      <div role="group" aria-label="Sua resposta" className={classes.buttons}>
        {rachaAnswers.map((answer) => (
          <SendingButton
            key={answer}
            action={{ ...action, pending: action.pending && sent === answer }}
            variant={answer === given || (given === undefined && answer === 'going') ? 'filled' : 'default'}
            px={4}
            aria-pressed={answer === given}
            leftSection={answer === given ? <IconCheck size={18} stroke={2} aria-hidden /> : null}
            onClick={() => onAnswer(answer)}
          >
            {labelOf(answer, status)}
          </SendingButton>
        ))}
      </div>
      {action.pending && <SlowNotice onCancel={action.abort} />}
    </div>
  )
}

function labelOf(answer: RachaAnswer, status: ParticipantStatus | null): string {
  return answer === 'going' && status === 'offered' ? 'Confirmar' : rachaAnswerLabels[answer]
}
