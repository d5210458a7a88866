import '@campo-livre/ui/theme/bibs.css'
import type { LiveRules, LiveState } from '@campo-livre/domain/rachas/live/live.ts'
import { BibMark } from '../bibs/bib-mark.tsx'
import { LiveClock } from './live-clock.tsx'
import classes from './live.module.css'

type Props = { state: LiveState; rules: LiveRules; score: readonly [number, number] }

/** The score and the clock, in sight wherever the page is scrolled; a change of the score is told. */
export function LiveBoard({ state, rules, score }: Props) {
  const { match, turn, teams, played } = state
  const [home, away] = turn.field.map((id) => {
    const place = teams.findIndex((team) => team.id === id)
    return { place, name: teams[place]?.name ?? '' }
  })
  if (!home || !away) return null
  const [goals, against] = score
  return (
    <section aria-label="Placar" tabIndex={-1} data-focus="board" className={classes.board}>
      <div className={classes.sides}>
        <p className={classes.boardTeam}>
          <BibMark team={home.place} /> {home.name}
        </p>
        <p className={classes.score} data-goals={goals + against} aria-hidden>
          {match ? `${goals} x ${against}` : 'x'}
        </p>
        <p className={classes.boardTeam}>
          {away.name} <BibMark team={away.place} />
        </p>
      </div>
      <p role="status" className="visually-hidden">
        {match && `${home.name} ${goals} x ${against} ${away.name}`}
      </p>
      {match ? (
        <LiveClock match={match} rules={rules} score={score} />
      ) : (
        <p className={classes.dim}>
          {played.length === 0 ? 'Tudo pronto para a primeira partida.' : 'Próxima partida'}
        </p>
      )}
    </section>
  )
}
