import '@campo-livre/ui/styles/form.css'
import type { LiveState } from '@campo-livre/domain/rachas/live/live.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { randomKey } from '../../../lib/action/use-idempotency-key.ts'
import { FilterSelect } from '../../../lib/list/filter-select.tsx'
import classes from './live.module.css'
import type { LiveDeed } from './use-live.ts'

const HOME = 'home'

type Props = { state: LiveState; onNote: (deed: LiveDeed) => void }

/** Puts people into other teams, notes who goes home, and who arrives late. */
export function LivePeople({ state, onNote }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <details className={classes.people} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Mudar os times</summary>
      {open && <Moves state={state} onNote={onNote} />}
    </details>
  )
}

/** The people of each team, and the form of somebody who is late; drawn again with each goal only while it is open. */
function Moves({ state, onNote }: Props) {
  const [name, setName] = useState('')
  const [teamId, setTeamId] = useState(state.teams[0]?.id ?? '')
  const teams = state.teams.map(({ id, name: label }) => ({ value: id, label }))
  return (
    <>
      <ul>
        {state.teams.flatMap((team) =>
          team.players.map((player) => (
            <li key={player.id} className={classes.person}>
              <span className={classes.who}>{player.name}</span>
              <FilterSelect
                label={`Time de ${player.name}`}
                value={team.id}
                options={[...teams, { value: HOME, label: 'Foi embora' }]}
                onChange={(value) =>
                  onNote(
                    value === HOME
                      ? { type: 'leave', playerId: player.id }
                      : { type: 'move', playerId: player.id, teamId: value },
                  )
                }
              />
            </li>
          )),
        )}
      </ul>
      <form
        className={classes.late}
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() === '') return
          onNote({ type: 'join', teamId, player: { id: randomKey(), name: name.trim() } })
          setName('')
        }}
      >
        <TextInput
          label="Quem chegou depois"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          maxLength={60}
        />
        <FilterSelect label="Em que time" value={teamId} options={teams} onChange={setTeamId} />
        <button type="submit" className={button.secondary}>
          Pôr no time
        </button>
      </form>
    </>
  )
}
