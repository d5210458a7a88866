import { bibOf } from '@campo-livre/domain/rachas/bibs.ts'
import type { SeenDraw } from '@campo-livre/domain/rachas/play.ts'
import { useRef, useState } from 'react'
import { BibHead } from '../bibs/bib-head.tsx'
import classes from './draw.module.css'
import { type Placing, swapPeople } from './swap-people.ts'
import { TeamPlayer } from './team-player.tsx'
import { usePersonDrag } from './use-person-drag.ts'
import { useSwap } from './use-swap.ts'

type Props = {
  draw: SeenDraw
  /** The names by which people are called, by their ids. */
  called: ReadonlyMap<string, string>
  meId: string | null
  onPlace: (placing: Placing) => void
}

/** The teams whose people are exchanged: by pressing one and then the other, or by drawing one over the other. */
export function SwapTeams({ draw: { record, people }, called, meId, onPlace }: Props) {
  const teams = useRef<HTMLDivElement>(null)
  const [done, setDone] = useState<string | null>(null)
  const nameOf = (id: string) => called.get(id) ?? ''
  const doPlace = (placing: Placing) => {
    const { participantId, forId } = placing
    const moved = swapPeople(people, placing).filter(({ id }) => id === participantId || id === forId)
    setDone(`${moved.map(({ id, team }) => `${nameOf(id)} no ${bibOf(team).name}`).join(', ')}.`)
    onPlace(placing)
  }
  const { picked, press, bring, place, onKeyDown } = useSwap({ teams, people, onPlace: doPlace })
  const drag = usePersonDrag(teams, place)
  return (
    <>
      <p role="status" className={classes.hint}>
        {picked
          ? `${nameOf(picked.id)}: escolha com quem trocar, ou o time para onde vai.`
          : (done ?? 'Para trocar, escolha duas pessoas de times diferentes, ou arraste uma até a outra.')}
      </p>
      <div
        ref={teams}
        role="group"
        aria-label="Trocar pessoas"
        className={classes.teams}
        onKeyDown={onKeyDown}
        {...drag}
      >
        {record.teams.map((_, team) => {
          const { name } = bibOf(team)
          const own = people.filter((person) => person.team === team)
          return (
            <section key={team} className={classes.team} aria-label={name} data-team={team}>
              <BibHead team={team} name={name} count={own.length} />
              <ul>
                {own.map((person) => (
                  <li key={person.id}>
                    <button
                      type="button"
                      className={classes.person}
                      data-person={person.id}
                      aria-pressed={person.id === picked?.id}
                      onClick={() => press(person)}
                    >
                      <TeamPlayer
                        name={nameOf(person.id)}
                        goalkeeper={person.goalkeeper}
                        me={person.id === meId}
                      />
                    </button>
                  </li>
                ))}
              </ul>
              {picked && picked.team !== team && (
                <button type="button" className={classes.bring} onClick={() => bring(team)}>
                  {`Passar para o ${name}`}
                </button>
              )}
            </section>
          )
        })}
      </div>
    </>
  )
}
