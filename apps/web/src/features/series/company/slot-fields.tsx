import { formatCents } from '@campo-livre/domain/money/money.ts'
import { formatMinute } from '@campo-livre/domain/series/slot-words.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import { Segments } from '../../../shared/payments/segments.tsx'
import type { SlotValues } from './contract-values.ts'
import type { Problems } from './form-problems.ts'
import classes from './series-form.module.css'

type Props = {
  slot: SlotValues
  fields: readonly { id: string; name: string }[]
  problems: Problems
  /** The price of the slot by the field's table, in cents, where it is known. */
  tableCents?: number | null
  onSlot: (slot: Partial<SlotValues>) => void
}

/** Every half hour of a day. */
const starts = Array.from({ length: 48 }, (_, index) => index * 30)
/** The usual lengths of a game, in minutes. */
const lengths = [60, 90, 120, 150, 180, 240]
const rhythms = [
  ['1', 'Toda semana'],
  ['2', 'A cada duas'],
] as const

/** The field, the hours, the rhythm and the price of a fixed slot. */
export function SlotFields({ slot, fields, problems, tableCents = null, onSlot }: Props) {
  const { fieldId, startMinute, minutes, every, price } = slot
  return (
    <>
      <NativeSelect
        size="md"
        label="Campo"
        data={fields.map(({ id, name }) => ({ value: id, label: name }))}
        value={fieldId}
        onChange={({ currentTarget: { value } }) => onSlot({ fieldId: value })}
      />
      <div className={classes.pair}>
        <NativeSelect
          size="md"
          label="Das"
          data={[...new Set([...starts, startMinute])]
            .toSorted((a, b) => a - b)
            .map((minute) => ({ value: String(minute), label: formatMinute(minute) }))}
          value={String(startMinute)}
          onChange={({ currentTarget: { value } }) => onSlot({ startMinute: Number(value) })}
        />
        <NativeSelect
          size="md"
          label="Por"
          data={[...new Set([...lengths, minutes])]
            .toSorted((a, b) => a - b)
            .map((length) => ({ value: String(length), label: formatLength(length) }))}
          value={String(minutes)}
          onChange={({ currentTarget: { value } }) => onSlot({ minutes: Number(value) })}
        />
      </div>
      <Segments
        label="Com que frequência"
        choices={rhythms}
        value={String(every) as '1' | '2'}
        onValue={(value) => onSlot({ every: value === '1' ? 1 : 2 })}
      />
      <TextInput
        size="md"
        label="Preço por jogo"
        description={tableCents !== null && `Na tabela do campo: ${formatCents(tableCents)}.`}
        inputMode="decimal"
        autoComplete="off"
        leftSection="R$"
        data-path="price"
        value={price}
        error={problems.price}
        onChange={({ currentTarget: { value } }) => onSlot({ price: value })}
      />
    </>
  )
}
