import { DateField } from '@campo-livre/ui/date-field/date-field.tsx'
import { controlLabels, filterLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { MAX_TEXT } from '../limits.ts'
import { useMedia } from '../../browser/use-media.ts'
import { isDay } from './filter-problem.ts'
import type { Column } from '../resource.ts'

type Props<Row> = {
  column: Pick<Column<Row>, 'type' | 'choices'>
  /** The value as the server takes it; empty for none. For an incomplete day: the typed text. */
  value: string
  onChange: (value: string) => void
  /** The error of the value. */
  error?: string | null
}

const label = filterLabels.value
const typed = { label, hideControls: true, decimalSeparator: ',', thousandSeparator: '.', maxLength: 20 }

/** The field for a condition's value, by the column's type: a day, a choice, reais, a number, a text. */
export function ValueField<Row>({ column: { type, choices }, value, onChange, error = null }: Props<Row>) {
  const phone = useMedia('(max-width: 767px)')
  if (type === 'day' || type === 'instant') {
    return (
      <DateField
        label={label}
        // Never over the button below.
        position={phone ? 'top-start' : 'left-start'}
        value={isDay(value) ? value : null}
        onChange={(day) => onChange(day ?? '')}
        onText={onChange}
        error={error}
      />
    )
  }
  if (type === 'choice') {
    const data = (choices ?? []).map((choice) => ({ value: choice.value, label: choice.label }))
    return (
      <NativeSelect
        label={label}
        data={[{ value: '', label: controlLabels.choose }, ...data]}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  }
  if (type === 'money') {
    return (
      <NumberInput
        {...typed}
        error={error}
        prefix="R$ "
        decimalScale={2}
        fixedDecimalScale
        value={value === '' ? '' : Number(value) / 100}
        onChange={(reais) => onChange(written(reais, (number) => Math.round(number * 100)))}
      />
    )
  }
  if (type === 'count') {
    return (
      <NumberInput
        {...typed}
        error={error}
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
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

/** Returns a number field's value: a number, or the text of an incomplete one, such as `5.0`. */
function written(value: number | string, convert = (number: number) => number): string {
  const number = typeof value === 'number' ? value : Number.parseFloat(value)
  return Number.isNaN(number) ? '' : String(convert(number))
}
