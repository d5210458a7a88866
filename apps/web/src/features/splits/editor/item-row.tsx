import { readDecimal } from '@campo-livre/domain/text/decimal.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { SourceOffer } from '@campo-livre/domain/splits/split-view.ts'
import { formatDecimal } from '@campo-livre/domain/text/decimal.ts'
import { ActionIcon, Button, Chip, NativeSelect, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { DraftItem, DraftPerson } from './draft.ts'
import classes from './split-editor.module.css'

type Props = {
  item: DraftItem
  people: readonly DraftPerson[]
  problem: string | undefined
  /** The present price of its booking or tab; undefined where it has none. */
  offer: SourceOffer | undefined
  onChange: (item: DraftItem) => void
  onRemove: () => void
}

const payers = [
  { value: 'all', label: 'De todos' },
  { value: 'some', label: 'De algumas pessoas' },
  { value: 'claim', label: 'De quem disser que é seu' },
]

/** An item of a bill: what it is, what it costs, who pays it. */
export function ItemRow({ item, people, problem, offer, onChange, onRemove }: Props) {
  const { name, amount, payers: paying } = item
  const called = name.trim() || 'gasto'
  return (
    <li className={classes.row} data-wrong={problem !== undefined || undefined}>
      <div className={classes.item}>
        <TextInput
          label="Gasto"
          value={name}
          maxLength={60}
          onChange={({ currentTarget }) => onChange({ ...item, name: currentTarget.value })}
        />
        <TextInput
          label="Valor"
          inputMode="decimal"
          autoComplete="off"
          leftSection="R$"
          value={amount}
          onChange={({ currentTarget }) => onChange({ ...item, amount: currentTarget.value })}
        />
        <ActionIcon variant="default" size="xl" aria-label={`Tirar ${called}`} onClick={onRemove}>
          <IconTrash size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      <NativeSelect
        label="Quem paga"
        data={payers}
        value={paying.of}
        onChange={({ currentTarget: { value } }) => {
          if (value === 'some') onChange({ ...item, payers: { of: 'some', personIds: [] } })
          else onChange({ ...item, payers: value === 'claim' ? { of: 'claim', byId: null } : { of: 'all' } })
        }}
      />
      {paying.of === 'some' && (
        <div role="group" aria-label={`Quem paga ${called}`} className={classes.chips}>
          {people.map(({ id, name: person }) => (
            <Chip
              key={id}
              checked={paying.personIds.includes(id)}
              onChange={(checked) =>
                onChange({
                  ...item,
                  payers: {
                    of: 'some',
                    personIds: checked
                      ? [...paying.personIds, id]
                      : paying.personIds.filter((each) => each !== id),
                  },
                })
              }
            >
              {person}
            </Chip>
          ))}
        </div>
      )}
      {offer && readDecimal(amount, 2) !== offer.cents && (
        <Button
          variant="default"
          onClick={() => onChange({ ...item, amount: formatDecimal(offer.cents, 2) })}
        >
          Agora custa {formatCents(offer.cents)}: usar esse valor
        </Button>
      )}
      {problem !== undefined && <p className={classes.problem}>{problem}</p>}
    </li>
  )
}
