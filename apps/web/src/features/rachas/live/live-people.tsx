import '@campo-livre/ui/styles/form.css'
import type { LiveState } from '@campo-livre/domain/rachas/live/live.ts'
import { nameBeside } from '@campo-livre/domain/rachas/tell-apart.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { randomKey } from '../../../lib/action/use-idempotency-key.ts'
import { FilterSelect } from '../../../lib/list/filter-select.tsx'
import classes from './live.module.css'
import type { LiveDeed } from './use-live.ts'

const HOME = 'home'

type Props = {
  state: LiveState
  onNote: (deed: LiveDeed) => void
  /** Names what gets the focus once the screen is drawn again. */
  onFocus: (...names: string[]) => void
}

/** Puts people into other teams, notes who goes home, and who arrives late. */
export function LivePeople(props: Props) {
  const [open, setOpen] = useState(false)
  return (
    <details className={classes.people} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Mudar os times</summary>
      {open && <Moves {...props} />}
    </details>
  )
}

/** The people of each team, and the form of somebody who is late; drawn again with each goal only while it is open. */
function Moves({ state, onNote, onFocus }: Props) {
  const [name, setName] = useState('')
  const [teamId, setTeamId] = useState(state.teams[0]?.id ?? '')
  const everybody = state.teams.flatMap(({ players }) => players)
  const sendHome = (playerId: string) => {
    const at = everybody.findIndex(({ id }) => id === playerId)
    const beside = everybody[at + 1] ?? everybody[at - 1]
    onFocus(...(beside ? [`person ${beside.id}`] : []), 'late')
    onNote({ type: 'leave', playerId })
  }
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
                focusName={`person ${player.id}`}
                onChange={(value) => {
                  if (value === HOME) sendHome(player.id)
                  else onNote({ type: 'move', playerId: player.id, teamId: value })
                }}
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
          const called = nameBeside(
            name,
            everybody.map((each) => each.name),
          )
          onFocus('late')
          onNote({ type: 'join', teamId, player: { id: randomKey(), name: called } })
          setName('')
        }}
      >
        <TextInput
          label="Quem chegou depois"
          data-focus="late"
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
