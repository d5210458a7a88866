import { formatCents } from '@campo-livre/domain/money/money.ts'
import { formatDecimal } from '@campo-livre/domain/text/decimal.ts'
import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { DraftPerson } from './draft.ts'
import classes from './split-editor.module.css'

type Props = {
  person: DraftPerson
  /** Their share by the draft, in cents. */
  cents: number
  problem: string | undefined
  onChange: (person: DraftPerson) => void
  onRemove: () => void
}

const ways = [
  { value: 'rest', label: 'Parte igual' },
  { value: 'amount', label: 'Um valor' },
  { value: 'percent', label: 'Uma porcentagem' },
  { value: 'exempt', label: 'Nada, é isento' },
]
const isWay = (value: string): value is DraftPerson['as'] => ways.some((way) => way.value === value)

/** Returns what a row says of a part that is not the usual one. */
function partWords({ as, value, paidCents }: DraftPerson): string {
  const part = { rest: [], amount: ['valor combinado'], percent: [`${value}%`], exempt: ['isento'] }[as]
  return [...part, ...(paidCents > 0 ? [`já pagou ${formatCents(paidCents)}`] : [])].join(', ')
}

/** A person of a bill in one line; a touch on their share changes their part of what is everybody's. */
export function PersonRow({ person, cents, problem, onChange, onRemove }: Props) {
  const { name, as, value, paidCents } = person
  const [touched, setTouched] = useState(false)
  const opened = touched || problem !== undefined
  const words = partWords(person)
  return (
    <li className={classes.row} data-wrong={problem !== undefined || undefined}>
      <div className={classes.person}>
        <span className={classes.name}>
          {name}
          {words !== '' && <span className={classes.facts}>, {words}</span>}
        </span>
        <button
          type="button"
          className={classes.share}
          aria-expanded={opened}
          aria-label={`${formatCents(cents)}: mudar a parte de ${name}`}
          onClick={() => setTouched(!opened)}
        >
          {formatCents(cents)}
        </button>
        {paidCents === 0 && (
          <ActionIcon variant="default" size="xl" aria-label={`Tirar ${name}`} onClick={onRemove}>
            <IconTrash size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
      </div>
      {opened && (
        <div className={classes.part}>
          {as !== 'exempt' && (
            <TextInput
              aria-label={as === 'percent' ? `Porcentagem de ${name}` : `Valor de ${name}`}
              inputMode="decimal"
              autoComplete="off"
              ref={touched ? focusWhole : undefined}
              {...(as === 'percent' ? { rightSection: '%' } : { leftSection: 'R$' })}
              value={as === 'rest' ? formatDecimal(cents, 2) : value}
              onChange={({ currentTarget }) =>
                onChange({ ...person, as: as === 'percent' ? as : 'amount', value: currentTarget.value })
              }
            />
          )}
          <NativeSelect
            aria-label={`Do que é de todos, ${name} paga`}
            data={ways}
            value={as}
            onChange={({ currentTarget }) =>
              isWay(currentTarget.value) && onChange({ ...person, as: currentTarget.value, value: '' })
            }
          />
        </div>
      )}
      {problem !== undefined && <p className={classes.problem}>{problem}</p>}
    </li>
  )
}

/** The amount is replaced by what is typed. */
function focusWhole(input: HTMLInputElement | null) {
  input?.focus()
  input?.select()
}
