import { bibOf } from '@campo-livre/domain/rachas/bibs.ts'
import { isAdjusted } from '@campo-livre/domain/rachas/draw/place-by-hand.ts'
import type { SeenDraw } from '@campo-livre/domain/rachas/play.ts'
import { tellApart } from '@campo-livre/domain/rachas/tell-apart.ts'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { IconHandMove } from '@tabler/icons-react'
import { BibHead } from '../bibs/bib-head.tsx'
import { balanceOf } from './balance.ts'
import classes from './draw.module.css'
import { SwapTeams } from './swap-teams.tsx'
import type { Placing } from './swap-people.ts'
import { TeamPlayer } from './team-player.tsx'

type Props = {
  draw: SeenDraw
  /** The id of the reader's own place; null for somebody who is not in it. */
  meId?: string | null
  /** Places a person in another team, or exchanges two; absent for everybody but the organiser. */
  onPlace?: ((placing: Placing) => void) | undefined
}

/** The teams of a draw side by side, each under its bib, with how even they are. Who moved somebody by hand changed it, and it says so. */
export function DrawnTeams({ draw, meId = null, onPlace }: Props) {
  const { record, people } = draw
  const names = tellApart(people.map(({ name }) => name))
  const called = new Map(people.map(({ id }, at) => [id, names[at] ?? '']))
  return (
    <div className={classes.draw}>
      <div className={classes.head}>
        <p className={classes.balance}>{balanceOf(record)}</p>
        {isAdjusted(record) && (
          <Badge tone="neutral" icon={IconHandMove}>
            Ajustado à mão
          </Badge>
        )}
      </div>
      {onPlace ? (
        <SwapTeams draw={draw} called={called} meId={meId} onPlace={onPlace} />
      ) : (
        <div className={classes.teams}>
          {record.teams.map((_, team) => (
            <section key={team} className={classes.team} aria-label={bibOf(team).name}>
              <BibHead team={team} name={bibOf(team).name} count={countIn(people, team)} />
              <ul>
                {people
                  .filter((person) => person.team === team)
                  .map((person) => (
                    <li key={person.id} className={classes.player}>
                      <TeamPlayer
                        name={called.get(person.id) ?? ''}
                        goalkeeper={person.goalkeeper}
                        me={person.id === meId}
                      />
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </div>
  )
}

const countIn = (people: SeenDraw['people'], team: number) =>
  people.filter((each) => each.team === team).length
