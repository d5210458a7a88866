import type { LiveTeam } from '@campo-livre/domain/rachas/live/live.ts'
import classes from './live.module.css'

type Props = {
  team: LiveTeam
  goals: number
  /** Null while no match is on. */
  onGoal: ((scorerId: string | null) => void) | null
}

/** A team on the field: its goals, and its players to press for one more. */
export function LiveSide({ team, goals, onGoal }: Props) {
  return (
    <section className={classes.side} aria-label={team.name}>
      <h2 className={classes.team}>{team.name}</h2>
      <p className={classes.goals} aria-label={goals === 1 ? '1 gol' : `${goals} gols`}>
        {goals}
      </p>
      {team.players.length === 0 && <p className={classes.dim}>Ninguém neste time.</p>}
      <ul className={classes.players}>
        {team.players.map(({ id, name }) => (
          <li key={id}>
            {onGoal ? (
              <button
                type="button"
                className={classes.player}
                aria-label={`Gol de ${name}`}
                onClick={() => onGoal(id)}
              >
                {name}
              </button>
            ) : (
              <span className={classes.resting}>{name}</span>
            )}
          </li>
        ))}
      </ul>
      {onGoal && (
        <button
          type="button"
          className={classes.player}
          aria-label={`Gol sem autor, ${team.name}`}
          onClick={() => onGoal(null)}
        >
          Gol sem autor
        </button>
      )}
    </section>
  )
}
