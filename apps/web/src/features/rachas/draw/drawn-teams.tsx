import { isAdjusted } from '@campo-livre/domain/rachas/draw/place-by-hand.ts'
import type { SeenDraw } from '@campo-livre/domain/rachas/play.ts'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { IconHandMove } from '@tabler/icons-react'
import { FilterSelect } from '../../../lib/list/filter-select.tsx'
import classes from './draw.module.css'

type Props = {
  draw: SeenDraw
  /** Places a person in another team by hand; absent for everybody but the organiser. */
  onPlace?: ((personId: string, team: number) => void) | undefined
}

/** The teams of a draw, with how even they are. Who placed somebody by hand changed what was drawn, and it says so. */
export function DrawnTeams({ draw: { record, people }, onPlace }: Props) {
  const { list, teams, ticket } = record
  const skills = new Map(list.players.map(({ id, skill }) => [id, skill]))
  const sums = teams.map((codes) => codes.reduce((sum, code) => sum + (skills.get(code) ?? 0), 0))
  return (
    <div className={classes.draw}>
      <div className={classes.head}>
        <h3 className={classes.title}>{`Sorteio ${ticket.drawNumber}`}</h3>
        {isAdjusted(record) && (
          <Badge tone="pending" icon={IconHandMove}>
            Ajustado à mão
          </Badge>
        )}
      </div>
      <p className={classes.balance}>{balanceOf(sums)}</p>
      <div className={classes.teams}>
        {teams.map((_, team) => (
          <section key={team} className={classes.team} aria-label={teamName(team)}>
            <h4 className={classes.name}>
              {teamName(team)}
              <span className={classes.sum}>{`soma ${sums[team]}`}</span>
            </h4>
            <ul>
              {people
                .filter((person) => person.team === team)
                .map(({ id, name, goalkeeper }) => (
                  <li key={id} className={classes.player}>
                    <span className={classes.who}>
                      {name}
                      {goalkeeper && <span className={classes.fact}> goleiro</span>}
                    </span>
                    {onPlace && (
                      <FilterSelect
                        label={`Time de ${name}`}
                        value={String(team)}
                        options={teams.map((__, other) => ({ value: String(other), label: teamName(other) }))}
                        onChange={(value) => onPlace(id, Number(value))}
                      />
                    )}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

/** Names a team by its place: `Time 1`. */
function teamName(index: number): string {
  return `Time ${index + 1}`
}

function balanceOf(sums: readonly number[]): string {
  const spread = Math.max(...sums) - Math.min(...sums)
  if (spread === 0) return 'Times iguais: a soma das notas é a mesma.'
  return spread === 1
    ? 'Diferença de 1 ponto entre o time mais forte e o mais fraco.'
    : `Diferença de ${spread} pontos entre o time mais forte e o mais fraco.`
}
