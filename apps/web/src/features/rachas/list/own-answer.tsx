import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { AgeAsked } from '../age/age-asked.tsx'
import { AnswerButtons } from './answer-buttons.tsx'
import classes from './own-answer.module.css'
import { whatToDo } from '../racha-sentences.ts'
import { useRachaCommand } from '../use-racha-command.ts'

const MINUTE_MS = 60_000

type Props = {
  racha: RachaDetail
  /** The place and weight of the answers on this screen. */
  look?: 'bar' | 'quiet'
}

/** The caller's part in a game that is still ahead: what to do, and the three answers. */
export function OwnAnswer({ racha, look }: Props) {
  const now = useNow(MINUTE_MS)
  const action = useRachaCommand(racha.id, { failure: 'Não deu para anotar sua resposta.' })
  if (racha.status === 'cancelled') return <p className={classes.todo}>Cancelado: {racha.cancelReason}</p>
  if (Date.parse(now) >= Date.parse(racha.start)) return null
  const sent = action.variables?.type === 'answer' ? action.variables.answer : undefined
  return (
    <div className={classes.answer}>
      <p role="status" className={classes.todo} data-due={isDue(racha) || undefined}>
        {whatToDo(racha, now)}
      </p>
      <AgeAsked action={action}>
        {(shown) => (
          <AnswerButtons
            status={racha.myStatus}
            action={shown}
            sent={sent}
            {...(look && { look })}
            onAnswer={(answer) => action.run({ type: 'answer', participantId: null, answer })}
          />
        )}
      </AgeAsked>
    </div>
  )
}

const isDue = ({ myStatus }: RachaDetail) => myStatus === 'offered' || myStatus === 'invited'
