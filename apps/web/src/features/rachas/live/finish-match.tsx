import { finishOf } from '@campo-livre/domain/rachas/live/finish-of.ts'
import type { LiveRules, LiveState } from '@campo-livre/domain/rachas/live/live.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { finishQuestion, nextWords } from './finish-words.ts'
import classes from './live.module.css'

type Props = {
  state: LiveState
  rules: LiveRules
  score: readonly [number, number]
  /** Ends a match that is drawn, with the team that stays where they settled that on the spot. */
  onFinish: (staysId: string | null) => void
}

/** True for a match after which it is asked who stays. */
export function asksWhoStays({ turn }: LiveState, score: readonly [number, number]): boolean {
  return score[0] === score[1] && turn.waiting.length > 0
}

/** The question before a match ends: its result, and who plays next. After a draw its answers are who stays. */
export function FinishMatch({ state, rules, score, onFinish }: Props) {
  const { turn, teams } = state
  const nameOf = (id: string) => teams.find((team) => team.id === id)?.name ?? ''
  const { winnerId, next } = finishOf(state, score, rules)
  const title = finishQuestion(score, winnerId, nameOf)
  const rule = turn.waiting.length > 1 ? 'Saem os dois' : 'Sai quem está há mais tempo'
  return (
    <div role="group" aria-label={title} tabIndex={-1} data-focus="question" className={classes.question}>
      <p className={classes.asked}>{title}</p>
      {asksWhoStays(state, score) ? (
        <>
          <p>Empate: quem fica?</p>
          <div className={classes.mates}>
            <button type="button" className={button.secondary} onClick={() => onFinish(null)}>
              {rule}
            </button>
            {turn.field.map((id) => (
              <button key={id} type="button" className={button.secondary} onClick={() => onFinish(id)}>
                {`Fica ${nameOf(id)}`}
              </button>
            ))}
          </div>
        </>
      ) : (
        <p>{nextWords(turn, next, nameOf)}</p>
      )}
    </div>
  )
}
