import type { Live } from '@campo-livre/domain/rachas/live/live.ts'
import { scorersOf } from '@campo-livre/domain/rachas/stats/scorers.ts'
import classes from './afterwards.module.css'
import { goalWords } from './played-words.ts'

/** The scorers of an evening, who scored most first. */
export function Scorers({ live }: { live: Live }) {
  const scorers = scorersOf(live)
  if (scorers.length === 0) return <p>Nenhum gol anotado.</p>
  return (
    <ul className={classes.scorers} aria-label="Quem marcou">
      {scorers.map(({ id, name, goals, assists }) => (
        <li key={id} className={classes.scorer}>
          <span className={classes.name}>{name}</span>
          <span className={classes.facts}>{goalWords({ goals, assists })}</span>
        </li>
      ))}
    </ul>
  )
}
