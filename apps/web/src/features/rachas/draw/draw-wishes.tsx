import type { DrawWish } from '@campo-livre/domain/rachas/draw/draw.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { FilterSelect } from '../../../lib/list/filter-select.tsx'
import { Notice } from '../../../lib/notice/notice.tsx'
import classes from './draw.module.css'
import { wishProblem } from './wish-problem.ts'
import { wishText } from './wish-text.ts'

type Props = {
  people: readonly { id: string; name: string }[]
  wishes: readonly DrawWish[]
  onWishes: (wishes: readonly DrawWish[]) => void
  /** The most wishes of a draw. */
  most: number
}

/** The wishes of a draw: who plays together, who apart. */
export function DrawWishes({ people, wishes, onWishes, most }: Props) {
  const [wish, setWish] = useState<{ kind: DrawWish['kind']; one: string; other: string }>({
    kind: 'together',
    one: '',
    other: '',
  })
  const [problem, setProblem] = useState<string | null>(null)
  const options = people.map(({ id, name }) => ({ value: id, label: name }))
  const addWish = () => {
    const { kind, one, other } = wish
    const wrong = wishProblem(one, other, wishes)
    setProblem(wrong)
    if (wrong !== null) return
    onWishes([...wishes, { kind, ids: [one, other] }])
    setWish({ kind, one: '', other: '' })
  }
  return (
    <div className={classes.wishes}>
      {wishes.length > 0 && (
        <ul>
          {wishes.map((each, at) => (
            <li key={at} className={classes.player}>
              <span className={classes.who}>{wishText(each, people)}</span>
              <button
                type="button"
                className={button.subtle}
                aria-label={`Tirar o pedido: ${wishText(each, people)}`}
                onClick={() => onWishes(wishes.filter((_, index) => index !== at))}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {wishes.length < most && (
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
      {problem !== null && <Notice>{problem}</Notice>}
    </div>
  )
}
