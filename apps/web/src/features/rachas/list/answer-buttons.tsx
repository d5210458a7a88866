import type { ParticipantStatus, RachaAnswer } from '@campo-livre/domain/rachas/racha-words.ts'
import { rachaAnswerLabels, rachaAnswers } from '@campo-livre/domain/rachas/racha-words.ts'
import { ActionBar } from '@campo-livre/ui/action-bar/action-bar.tsx'
import { IconCheck } from '@tabler/icons-react'
import { ActionFailure } from '../../../lib/action/action-failure.tsx'
import type { ActionState } from '../../../lib/action/action.ts'
import { SendingButton } from '../../../lib/action/sending-button.tsx'
import { SlowNotice } from '../../../lib/loading/slow-notice.tsx'
import classes from './answer-buttons.module.css'

type Props = {
  status: ParticipantStatus | null
  action: Omit<ActionState, 'error' | 'reset'>
  /** The answer that is being sent. */
  sent: RachaAnswer | undefined
  /** `bar` where the answer is what the screen is for; `quiet` where the screen has another main act. */
  look?: 'bar' | 'quiet'
  onAnswer: (answer: RachaAnswer) => void
}

const answerOf: Partial<Record<ParticipantStatus, RachaAnswer>> = {
  confirmed: 'going',
  waiting: 'going',
  maybe: 'maybe',
  declined: 'declined',
}

/** The three answers (N2): one touch each, the given one marked. */
export function AnswerButtons({ status, action, sent, look, onAnswer }: Props) {
  const given = status === null ? undefined : answerOf[status]
  const marked = look === 'quiet' ? 'light' : 'filled'
  const variantOf = (answer: RachaAnswer) => {
    const leads = given === undefined && answer === 'going' && look !== 'quiet'
    return answer === given || leads ? marked : 'default'
  }
  const [going, ...others] = rachaAnswers.map((answer) => (
    <SendingButton
      key={answer}
      action={{ ...action, pending: action.pending && sent === answer }}
      variant={variantOf(answer)}
      px={4}
      aria-pressed={answer === given}
      leftSection={answer === given ? <IconCheck size={18} stroke={2} aria-hidden /> : null}
      onClick={() => onAnswer(answer)}
    >
      {labelOf(answer, status)}
    </SendingButton>
  ))
  const failure = <ActionFailure action={action} />
  const slow = action.pending && <SlowNotice onCancel={action.abort} />
  if (look === 'bar')
    return (
      <ActionBar
        label="Sua resposta"
        main={going}
        notice={
          <>
            {failure}
            {slow}
          </>
        }
      >
        {others}
      </ActionBar>
    )
  return (
    <div className={classes.answers}>
      {failure}
      <div role="group" aria-label="Sua resposta" className={classes.buttons}>
        {going}
        {others}
      </div>
      {slow}
    </div>
  )
}

function labelOf(answer: RachaAnswer, status: ParticipantStatus | null): string {
  return answer === 'going' && status === 'offered' ? 'Confirmar' : rachaAnswerLabels[answer]
}
