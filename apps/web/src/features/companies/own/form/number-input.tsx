import { TextInput } from '@mantine/core'
import type { FormParts } from './form-parts.ts'
import type { RulesValues } from './rules-values.ts'

type Props = FormParts & {
  name: keyof RulesValues
  label: string
  description: string
  unit: string
}

const maskNumber = (text: string) => text.replace(/\D/g, '').slice(0, 3)

/** The input of a whole number with its unit. */
export function NumberInput({ form, inputOf, name, unit, ...texts }: Props) {
  return (
    <TextInput
      key={form.key(name)}
      {...inputOf(name, { mask: maskNumber })}
      {...texts}
      rightSection={unit}
      inputMode="numeric"
      autoComplete="off"
    />
  )
}
