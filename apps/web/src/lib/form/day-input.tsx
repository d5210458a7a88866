import { DateField } from '@campo-livre/ui/date-field/date-field.tsx'
import { Input } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMedia } from '../browser/use-media.ts'
import { isDay, oddDay } from '../resource/filters/filter-problem.ts'

type Props = {
  label: string
  /** The name by which the form finds it. */
  name: string
  description?: string | undefined
  /** The calendar's place on a wide screen; on a phone it is above. */
  position?: 'bottom-start' | 'left-start'
  /** `2026-11-20`, or what was typed and is no day. */
  value: string
  error: ReactNode
  onChange: (text: string) => void
}

/** A day of a form. */
export function DayInput({
  label,
  name,
  description,
  position = 'bottom-start',
  value,
  error,
  onChange,
}: Props) {
  const phone = useMedia('(max-width: 767px)')
  return (
    // The field itself is named by its label; this one is visible.
    <Input.Wrapper
      size="md"
      label={label}
      labelElement="div"
      description={description}
      // Mantine keeps this distance from its own inputs only.
      descriptionProps={{ mb: 'var(--cl-space-1)' }}
    >
      <DateField
        label={label}
        path={name}
        position={phone ? 'top-start' : position}
        value={isDay(value) ? value : null}
        onChange={(day) => onChange(day ?? '')}
        onText={onChange}
        error={typeof error !== 'string' ? null : value === '' || isDay(value) ? error : oddDay}
      />
    </Input.Wrapper>
  )
}
