import type { LiveGoal, LiveState } from '@campo-livre/domain/rachas/live/live.ts'
import button from '@campo-livre/ui/button/button.module.css'
import classes from './live.module.css'

type Props = {
  state: LiveState
  goal: LiveGoal
  onAssist: (playerId: string) => void
  /** Called for a goal without a pass. */
  onNobody: () => void
}

/** Asks for the pass of the last goal; who does not answer goes on playing. */
export function AssistQuestion({ state, goal, onAssist, onNobody }: Props) {
  const team = state.teams.find(({ id }) => id === goal.teamId)
  const mates = team?.players.filter(({ id }) => id !== goal.scorerId) ?? []
  const scorer = state.teams.flatMap(({ players }) => players).find(({ id }) => id === goal.scorerId)
  if (goal.own || goal.assistId !== null || mates.length === 0) return null
  return (
    <section className={classes.assist} aria-label="De quem foi o passe">
      <p>{scorer ? `Gol de ${scorer.name}. De quem foi o passe?` : 'De quem foi o passe?'}</p>
      <div className={classes.mates}>
        {mates.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={classes.mate}
            aria-label={`Passe de ${name}`}
            onClick={() => onAssist(id)}
          >
            {name}
          </button>
        ))}
        <button type="button" className={button.subtle} onClick={onNobody}>
          Sem passe
        </button>
      </div>
    </section>
  )
}
