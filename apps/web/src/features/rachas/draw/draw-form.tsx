import '@campo-livre/ui/styles/form.css'
import { type DrawWish, MOST_WISHES } from '@campo-livre/domain/rachas/draw/draw.ts'
import {
  possibleTeams,
  proposeTeams,
  teamSizesInWords,
} from '@campo-livre/domain/rachas/draw/propose-teams.ts'
import type { Sport } from '@campo-livre/domain/fields/sports.ts'
import { ActionBar } from '@campo-livre/ui/action-bar/action-bar.tsx'
import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Notice } from '../../../lib/notice/notice.tsx'
import classes from './draw.module.css'
import { DrawWishes } from './draw-wishes.tsx'

/** All that is asked before a draw; nothing of it has to be answered. */
export type DrawChoice = { teams: number; wishes: DrawWish[]; playerNumber: number | null }

type Props = {
  /** Those who have said that they come. */
  people: readonly { id: string; name: string }[]
  sport: Sport
  onDraw: (choice: DrawChoice) => void
  /** Called when somebody wants to put a number of their own in: what is kept before the draw is kept by then. */
  onNumber: () => void
  /** The button that sends the form. */
  submit: ReactNode
  /** Another act beside it. */
  beside?: ReactNode
  /** The failure of the last try, above the acts. */
  notice?: ReactNode
}

/** Draws with one press; the number of teams, wishes and a player's own number are offers (N3). */
export default function DrawForm({ people, sport, onDraw, onNumber, submit, beside, notice }: Props) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [wishes, setWishes] = useState<readonly DrawWish[]>([])
  const [number, setNumber] = useState('')
  const [isNumberWrong, setNumberWrong] = useState(false)
  // Answers come in while the form is open: what nobody has chosen, or what no longer fits, follows them.
  const possible = possibleTeams(people.length)
  const teams = chosen !== null && possible.includes(chosen) ? chosen : proposeTeams(sport, people.length)
  const present = new Set(people.map(({ id }) => id))
  const kept = wishes.filter(({ ids }) => ids.every((id) => present.has(id)))
  const written = number.trim()
  const draw = () => {
    const fits = written === '' || /^\d{1,3}$/.test(written)
    setNumberWrong(!fits)
    if (fits) onDraw({ teams, wishes: kept, playerNumber: written === '' ? null : Number(written) })
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        draw()
      }}
      noValidate
    >
      <ActionBar
        label="O que fazer com os times"
        main={submit}
        notice={
          <>
            {notice}
            {isNumberWrong && <Notice>Use um número de 0 a 999, ou deixe vazio.</Notice>}
          </>
        }
      >
        {beside}
      </ActionBar>
      <fieldset className={classes.plain}>
        <legend>Quantos times</legend>
        <div className={classes.chips}>
          {possible.map((each) => (
            <label key={each} className={classes.chip}>
              <input
                type="radio"
                name="teams"
                className="visually-hidden"
                checked={each === teams}
                aria-label={`${each} times`}
                onChange={() => setChosen(each)}
              />
              <span aria-hidden>{each}</span>
            </label>
          ))}
        </div>
        {people.length >= teams && (
          <p role="status" className={classes.balance}>
            {`${people.length} vão: ${teamSizesInWords(people.length, teams)}.`}
          </p>
        )}
      </fieldset>
      <details className={classes.fold}>
        <summary>{kept.length === 0 ? 'Pedidos: juntos ou separados' : `Pedidos: ${kept.length}`}</summary>
        <DrawWishes people={people} wishes={kept} onWishes={setWishes} most={MOST_WISHES} />
      </details>
      <details
        className={classes.fold}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) onNumber()
        }}
      >
        <summary>Usar o número de alguém</summary>
        <TextInput
          label="Número de um jogador"
          description="De 0 a 999, dito por quem quiser. Entra na conta, e nem quem organiza sabe antes o que sai."
          inputMode="numeric"
          value={number}
          onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        />
      </details>
    </form>
  )
}
