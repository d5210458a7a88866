import '@campo-livre/ui/styles/form.css'
import type { DrawList, DrawPlayer, DrawRecord, DrawWish } from '@campo-livre/domain/rachas/draw/draw.ts'
import { MOST_WISHES } from '@campo-livre/domain/rachas/draw/draw.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { FilterSelect } from '../../../lib/list/filter-select.tsx'
import { Notice } from '../../../lib/notice/notice.tsx'
import classes from './draw.module.css'
import { drawInWorker } from './in-worker.ts'

type Props = {
  players: readonly DrawPlayer[]
  names: ReadonlyMap<string, string>
  /** The secret whose hash was published. */
  seed: string
  /** The number of this draw, counted from 1. */
  drawNumber: number
  onDrawn: (record: DrawRecord) => void
}

const wishLabels = { together: 'no mesmo time', apart: 'em times diferentes' } as const

/** Asks for the number of teams, the wishes and a player's number, and draws (N3). */
export default function DrawForm({ players, names, seed, drawNumber, onDrawn }: Props) {
  const most = Math.max(2, Math.min(8, Math.floor(players.length / 2)))
  const [teams, setTeams] = useState(2)
  const [wishes, setWishes] = useState<readonly DrawWish[]>([])
  const [wish, setWish] = useState<{ kind: DrawWish['kind']; one: string; other: string }>({
    kind: 'together',
    one: '',
    other: '',
  })
  const [number, setNumber] = useState('')
  const [state, setState] = useState<{ is: 'idle' | 'busy' } | { is: 'failed'; text: string }>({ is: 'idle' })
  const nameOf = (id: string) => names.get(id) ?? 'Sem nome'
  const people = players.map(({ id }) => ({ value: id, label: nameOf(id) }))
  const playerNumber = /^\d{1,3}$/.test(number.trim()) ? Number(number.trim()) : null
  const addWish = () => {
    const { kind, one, other } = wish
    if (one === '' || other === '' || one === other) return
    setWishes([...wishes, { kind, ids: [one, other] }])
    setWish({ kind, one: '', other: '' })
  }
  const draw = () => {
    if (state.is === 'busy') return
    if (playerNumber === null) {
      setState({ is: 'failed', text: 'Peça a um jogador um número de 0 a 999.' })
      return
    }
    setState({ is: 'busy' })
    const list: DrawList = { players: [...players], teams, wishes: [...wishes] }
    drawInWorker(list, { seed, playerNumber, drawNumber }).then(
      (drawn) => {
        const impossible = drawn.ok ? drawn.drawn.impossible : []
        setState(
          !drawn.ok
            ? { is: 'failed', text: drawn.message }
            : impossible.length > 0
              ? { is: 'failed', text: `Não deu para atender: ${impossible.map(wishText).join('; ')}.` }
              : { is: 'idle' },
        )
        if (drawn.ok) onDrawn(drawn.record)
      },
      () => setState({ is: 'failed', text: 'Não deu para sortear neste aparelho. Tente de novo.' }),
    )
  }
  const wishText = ({ kind, ids: [one, other] }: DrawWish) =>
    `${nameOf(one)} e ${nameOf(other)} ${wishLabels[kind]}`
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
                <span className={classes.who}>{wishText(each)}</span>
                <button
                  type="button"
                  className={button.subtle}
                  aria-label={`Tirar o pedido: ${wishText(each)}`}
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
              options={people}
              onChange={(one) => setWish({ ...wish, one })}
            />
            <FilterSelect
              label="Outra pessoa do pedido"
              all="e quem"
              value={wish.other}
              options={people}
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
      </fieldset>
      <TextInput
        label="Número de um jogador"
        description="De 0 a 999. Assim ninguém sabe antes o que sai."
        inputMode="numeric"
        value={number}
        onChange={({ currentTarget }) => setNumber(currentTarget.value)}
      />
      {state.is === 'failed' && <Notice>{state.text}</Notice>}
      <button type="submit" className={button.primary} aria-disabled={state.is === 'busy'}>
        {state.is === 'busy' ? 'Sorteando…' : 'Sortear os times'}
      </button>
    </form>
  )
}
