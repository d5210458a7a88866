import { MAX_SLOTS } from '@campo-livre/domain/fields/set-up/times-input.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import { NativeSelect } from '@mantine/core'
import type { CustomInputProps } from '../../../../lib/form/form-field.ts'

/** A number of slots, chosen by the time that they take together. */
export function LengthInput({ label, name, text, texts, error, onText }: CustomInputProps) {
  const slotMinutes = Number(texts.slotMinutes) || 60
  return (
    <NativeSelect
      size="md"
      label={label}
      name={name}
      data-path={name}
      error={error}
      value={text}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
      data={Array.from({ length: MAX_SLOTS }, (_, index) => ({
        value: String(index + 1),
        label: formatLength((index + 1) * slotMinutes),
      }))}
    />
  )
}
