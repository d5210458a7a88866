import { controlLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { Checkbox, NativeSelect, Textarea, TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { maskCnpj, maskCpf, maskPhone } from './masks.ts'
import type { InputOf } from './use-submit-form.ts'
import type { FieldType, FormField } from './form-field.ts'
import { ChoicesInput } from './choices-input.tsx'
import { type Texts, tidyText } from './field-text.ts'
import { DayInput } from './day-input.tsx'
import { PictureInput } from './picture-input.tsx'
import { RelationInput } from './relation-input.tsx'

type Props<Field extends FieldType['type'] = FieldType['type']> = {
  field: Extract<FormField, { type: Field }>
  /** The typed text, or the text of the chosen value. */
  text: string
  /** The texts of all fields of the form. */
  texts: Texts
  error: ReactNode
  inputOf: InputOf<Record<string, string>>
  /** Called for a chosen value. */
  onText: (text: string) => void
  /** Called when a dialog of it lies over the form, and when it no longer does. */
  onCovered: (covered: boolean) => void
}

type TypedField =
  | 'text'
  | 'money'
  | 'count'
  | 'percentage'
  | 'decimal'
  | 'amount'
  | 'time'
  | 'phone'
  | 'cpf'
  | 'cnpj'

/** The props in which text inputs differ, by type. */
const looks: Readonly<Record<TypedField, TextInputProps & { mask?: (text: string) => string }>> = {
  text: { autoComplete: 'off' },
  money: { inputMode: 'decimal', autoComplete: 'off', leftSection: 'R$', placeholder: '0,00' },
  count: { inputMode: 'numeric', autoComplete: 'off' },
  // The keypad of numbers has no minus on some phones.
  percentage: { inputMode: 'text', autoComplete: 'off', rightSection: '%' },
  amount: { inputMode: 'text', autoComplete: 'off' },
  decimal: { inputMode: 'decimal', autoComplete: 'off' },
  time: { type: 'time' },
  phone: { type: 'tel', inputMode: 'tel', placeholder: '(85) 90123-4567', mask: maskPhone },
  cpf: { inputMode: 'numeric', autoComplete: 'off', placeholder: '000.000.000-00', mask: maskCpf },
  cnpj: { autoComplete: 'off', placeholder: '00.000.000/0000-00', mask: maskCnpj },
}

/** The input of a declared field. */
export function FieldInput(props: Props) {
  const { field } = props
  if (field.type === 'choice') return <ChoiceInput {...props} field={field} />
  if (field.type === 'day')
    return (
      <DayInput
        label={field.label}
        name={field.name}
        description={field.description}
        position="left-start"
        value={props.text}
        error={props.error}
        onChange={props.onText}
      />
    )
  if (field.type === 'relation') return <RelationInput {...props} field={field} />
  if (field.type === 'picture') return <PictureInput {...props} field={field} />
  if (field.type === 'choices') return <ChoicesInput {...props} field={field} />
  if (field.type === 'flag') return <FlagInput {...props} field={field} />
  if (field.type === 'custom') return field.render({ ...props, label: field.label, name: field.name })
  return <TypedInput {...props} field={field} />
}

function TypedInput({ field, text, inputOf, onText }: Props<TypedField>) {
  const { mask, ...look } = looks[field.type]
  const input = inputOf(field.name, mask ? { mask } : {})
  const shared = {
    ...look,
    ...input,
    label: field.label,
    description: field.description,
    onBlur: () => {
      const tidy = tidyText(field, text)
      if (tidy !== text) onText(tidy)
      input.onBlur()
    },
  }
  if (field.type === 'decimal') return <TextInput {...shared} rightSection={field.unit} />
  if (field.type !== 'text') return <TextInput {...shared} />
  const { rows, autoComplete = 'off' } = field
  if (rows === undefined) return <TextInput {...shared} autoComplete={autoComplete} />
  return <Textarea {...input} label={field.label} description={field.description} autosize minRows={rows} />
}

function ChoiceInput({ field, text, inputOf }: Props<'choice'>) {
  // No value can be a choice of its own.
  const named = field.choices.some(({ value }) => value === '')
  const choices = field.choices.map(({ value, label }) => ({ value, label }))
  return (
    <NativeSelect
      {...inputOf(field.name)}
      label={field.label}
      description={field.choices.find(({ value }) => value === text)?.note ?? field.description}
      data={named ? choices : [{ value: '', label: controlLabels.choose }, ...choices]}
    />
  )
}

function FlagInput({ field, text, error, onText }: Props<'flag'>) {
  return (
    <Checkbox
      size="md"
      label={field.label}
      description={field.description}
      error={error}
      name={field.name}
      data-path={field.name}
      checked={text === 'true'}
      onChange={({ currentTarget }) => onText(String(currentTarget.checked))}
    />
  )
}
