import { formatCents } from '@campo-livre/domain/money/money.ts'
import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
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
  { value: 'rest', label: 'O resto, em partes iguais' },
  { value: 'amount', label: 'Um valor' },
  { value: 'percent', label: 'Uma porcentagem' },
  { value: 'exempt', label: 'Nada, é isento' },
]
const isWay = (value: string): value is DraftPerson['as'] => ways.some((way) => way.value === value)

/** A person of a bill: their part of what is everybody's, and what their share comes to. */
export function PersonRow({ person, cents, problem, onChange, onRemove }: Props) {
  const { name, as, value, paidCents } = person
  return (
    <li className={classes.row} data-wrong={problem !== undefined || undefined}>
      <div className={classes.person}>
        <span className={classes.name}>{name}</span>
        <output className={classes.cents} aria-label={`Parte de ${name}`}>
          {formatCents(cents)}
        </output>
        {paidCents === 0 && (
          <ActionIcon variant="default" size="xl" aria-label={`Tirar ${name}`} onClick={onRemove}>
            <IconTrash size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <div className={classes.part}>
        <NativeSelect
          aria-label={`Do que é de todos, ${name} paga`}
          data={ways}
          value={as}
          onChange={({ currentTarget }) =>
            isWay(currentTarget.value) && onChange({ ...person, as: currentTarget.value, value: '' })
          }
        />
        {(as === 'amount' || as === 'percent') && (
          <TextInput
            aria-label={as === 'amount' ? `Valor de ${name}` : `Porcentagem de ${name}`}
            inputMode="decimal"
            autoComplete="off"
            {...(as === 'amount' ? { leftSection: 'R$' } : { rightSection: '%' })}
            value={value}
            onChange={({ currentTarget }) => onChange({ ...person, value: currentTarget.value })}
          />
        )}
      </div>
      {paidCents > 0 && <p className={classes.facts}>Já pagou {formatCents(paidCents)}.</p>}
      {problem !== undefined && <p className={classes.problem}>{problem}</p>}
    </li>
  )
}
