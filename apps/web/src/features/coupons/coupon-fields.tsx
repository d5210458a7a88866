import { ownFieldsQuery } from '@campo-livre/api/fields/list-own-fields.ts'
import { formatPriceDays } from '@campo-livre/domain/fields/prices/price-days.ts'
import { useQuery } from '@tanstack/react-query'
import { ChoicesInput } from '../../lib/form/choices-input.tsx'
import type { CustomInputProps, FormField } from '../../lib/form/form-field.ts'

/** Monday first, as weeks are read here. */
const weekdays = [
  { value: '1', label: 'seg' },
  { value: '2', label: 'ter' },
  { value: '3', label: 'qua' },
  { value: '4', label: 'qui' },
  { value: '5', label: 'sex' },
  { value: '6', label: 'sáb' },
  { value: '0', label: 'dom' },
]

const listOf = (value: unknown): (string | number)[] => (Array.isArray(value) ? value : [])
const read = (text: string) => (text === '' ? [] : listOf(JSON.parse(text)))

function WeekdaysInput({ text, onText, ...props }: CustomInputProps) {
  return (
    <ChoicesInput
      {...props}
      field={{ ...props, type: 'choices', choices: weekdays }}
      text={read(text).join(',')}
      onText={(chosen) => onText(JSON.stringify(chosen === '' ? [] : chosen.split(',').map(Number)))}
    />
  )
}

/** The weekdays of the games that a coupon is for. */
export const weekdaysField: FormField<'weekdays'> = {
  name: 'weekdays',
  label: 'Dias dos jogos',
  type: 'custom',
  render: (props) => <WeekdaysInput {...props} />,
  spoken: (value) => formatPriceDays(listOf(value).map(Number)),
}

function FieldsInput({ text, onText, ...props }: CustomInputProps) {
  const { data } = useQuery(ownFieldsQuery({ page: 1, perPage: 50, filters: [] }))
  const choices = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <ChoicesInput
      {...props}
      field={{
        ...props,
        type: 'choices',
        description: 'Sem marcar nenhum, vale em todos.',
        choices,
      }}
      text={read(text).join(',')}
      onText={(chosen) => onText(JSON.stringify(chosen === '' ? [] : chosen.split(',')))}
    />
  )
}

/** The fields that a coupon is for; none chosen is all of them. */
export const ownFieldsField: FormField<'fieldIds'> = {
  name: 'fieldIds',
  label: 'Campos',
  type: 'custom',
  render: (props) => <FieldsInput {...props} />,
  spoken: (value) => {
    const { length } = listOf(value)
    return length === 0 ? 'todos os campos' : length === 1 ? '1 campo' : `${length} campos`
  },
}
