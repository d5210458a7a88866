import type { LiveTeam } from '@campo-livre/domain/rachas/live/live.ts'
import { BibHead } from '../bibs/bib-head.tsx'
import classes from './live.module.css'

type Props = {
  team: LiveTeam
  /** The place of the team among all, which says its bib. */
  place: number
  /** Null while no match is on. */
  onGoal: ((scorerId: string | null) => void) | null
}

/** A team on the field, under its bib: its players to press for one more goal. */
export function LiveSide({ team, place, onGoal }: Props) {
  return (
    <section className={classes.side} aria-label={team.name}>
      <BibHead team={place} name={team.name} />
      {team.players.length === 0 && <p className={classes.dim}>Ninguém neste time.</p>}
      <ul className={classes.players}>
        {team.players.map(({ id, name }) => (
          <li key={id}>
            {onGoal ? (
              <button
                type="button"
                className={classes.player}
                aria-label={`Gol de ${name}`}
                data-focus={`goal ${team.id} ${id}`}
                onClick={() => onGoal(id)}
              >
                {name}
              </button>
            ) : (
              <span className={classes.resting}>{name}</span>
            )}
          </li>
        ))}
        {onGoal && (
          <li>
            <button
              type="button"
              className={`${classes.player} ${classes.nobody}`}
              aria-label={`Gol sem autor, ${team.name}`}
              data-focus={`goal ${team.id} `}
              onClick={() => onGoal(null)}
            >
              Gol sem autor
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}
