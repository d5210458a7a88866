import '@campo-livre/ui/styles/form.css'
import { type DrawWish, MOST_WISHES } from '@campo-livre/domain/rachas/draw/draw.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { FilterSelect } from '../../../lib/list/filter-select.tsx'
import { Notice } from '../../../lib/notice/notice.tsx'
import classes from './draw.module.css'
import { wishProblem } from './wish-problem.ts'
import { wishText } from './wish-text.ts'

/** All that is asked before a draw. */
export type DrawChoice = { teams: number; wishes: DrawWish[]; playerNumber: number }

type Props = {
  /** Those who have said that they come. */
  people: readonly { id: string; name: string }[]
  onDraw: (choice: DrawChoice) => void
  /** The button that sends the form. */
  submit: ReactNode
}

/** Asks for the number of teams, the wishes and a player's number (N3). */
export default function DrawForm({ people, onDraw, submit }: Props) {
  const most = Math.max(2, Math.min(8, Math.floor(people.length / 2)))
  const [teams, setTeams] = useState(2)
  const [wishes, setWishes] = useState<readonly DrawWish[]>([])
  const [wish, setWish] = useState<{ kind: DrawWish['kind']; one: string; other: string }>({
    kind: 'together',
    one: '',
    other: '',
  })
  const [odd, setOdd] = useState<string | null>(null)
  const [number, setNumber] = useState('')
  const [missing, setMissing] = useState(false)
  const options = people.map(({ id, name }) => ({ value: id, label: name }))
  const addWish = () => {
    const { kind, one, other } = wish
    const problem = wishProblem(one, other, wishes)
    setOdd(problem)
    if (problem !== null) return
    setWishes([...wishes, { kind, ids: [one, other] }])
    setWish({ kind, one: '', other: '' })
  }
  const draw = () => {
    const written = number.trim()
    const known = /^\d{1,3}$/.test(written)
    setMissing(!known)
    if (known) onDraw({ teams, wishes: [...wishes], playerNumber: Number(written) })
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
      <FilterSelect
        label="Quantos times"
        value={String(teams)}
        options={Array.from({ length: most - 1 }, (_, at) => ({
          value: String(at + 2),
          label: `${at + 2} times`,
        }))}
        onChange={(value) => setTeams(Number(value))}
      />
      <fieldset className={classes.wishes}>
        <legend>Pedidos, até {MOST_WISHES}</legend>
        {wishes.length > 0 && (
          <ul>
            {wishes.map((each, at) => (
              <li key={at} className={classes.player}>
                <span className={classes.who}>{wishText(each, people)}</span>
                <button
                  type="button"
                  className={button.subtle}
                  aria-label={`Tirar o pedido: ${wishText(each, people)}`}
                  onClick={() => setWishes(wishes.filter((_, index) => index !== at))}
                >
                  <IconTrash size={20} stroke={1.75} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
        {wishes.length < MOST_WISHES && (
          <div className={classes.wish}>
            <FilterSelect
              label="Primeira pessoa do pedido"
              all="Quem"
              value={wish.one}
              options={options}
              onChange={(one) => setWish({ ...wish, one })}
            />
            <FilterSelect
              label="Outra pessoa do pedido"
              all="e quem"
              value={wish.other}
              options={options}
              onChange={(other) => setWish({ ...wish, other })}
            />
            <FilterSelect
              label="O pedido"
              value={wish.kind}
              options={[
                { value: 'together', label: 'no mesmo time' },
                { value: 'apart', label: 'em times diferentes' },
              ]}
              onChange={(kind) => setWish({ ...wish, kind: kind === 'apart' ? 'apart' : 'together' })}
            />
            <button type="button" className={button.secondary} onClick={addWish}>
              Juntar o pedido
            </button>
          </div>
        )}
        {odd !== null && <Notice>{odd}</Notice>}
      </fieldset>
      <TextInput
        label="Número de um jogador"
        description="De 0 a 999. Assim ninguém sabe antes o que sai."
        inputMode="numeric"
        value={number}
        onChange={({ currentTarget }) => setNumber(currentTarget.value)}
      />
      {missing && <Notice>Peça a um jogador um número de 0 a 999.</Notice>}
      {submit}
    </form>
  )
}
