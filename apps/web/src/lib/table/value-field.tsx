import { DateField } from '@campo-livre/ui/date-field/date-field.tsx'
import { controlLabels, filterLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { MAX_TEXT } from './limits.ts'
import type { Column } from './thing.ts'

type Props<Row> = {
  column: Pick<Column<Row>, 'holds' | 'choices'>
  /** As a machine writes it; empty for none. */
  value: string
  onChange: (value: string) => void
}

const label = filterLabels.value
const typed = { label, hideControls: true, decimalSeparator: ',', thousandSeparator: '.', maxLength: 20 }

/** What a column is compared with, typed as what it holds: a day, a choice, reais, a number, a text. */
export function ValueField<Row>({ column: { holds, choices }, value, onChange }: Props<Row>) {
  if (holds === 'day' || holds === 'instant') {
    return <DateField label={label} value={value || null} onChange={(day) => onChange(day ?? '')} />
  }
  if (holds === 'choice') {
    const data = (choices ?? []).map((choice) => ({ value: choice.value, label: choice.label }))
    return (
      <NativeSelect
        label={label}
        data={[{ value: '', label: controlLabels.choose }, ...data]}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  }
  if (holds === 'money') {
    return (
      <NumberInput
        {...typed}
        prefix="R$ "
        decimalScale={2}
        fixedDecimalScale
        value={value === '' ? '' : Number(value) / 100}
        onChange={(reais) => onChange(written(reais, (number) => Math.round(number * 100)))}
      />
    )
  }
  if (holds === 'count') {
    return (
      <NumberInput
        {...typed}
        decimalScale={6}
        value={value === '' ? '' : Number(value)}
        onChange={(number) => onChange(written(number))}
      />
    )
  }
  return (
    <TextInput
      label={label}
      maxLength={MAX_TEXT}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

/** What a field for numbers tells: a number, or the text of one that is not done yet, such as `5.0`. */
function written(value: number | string, convert = (number: number) => number): string {
  const number = typeof value === 'number' ? value : Number.parseFloat(value)
  return Number.isNaN(number) ? '' : String(convert(number))
}
