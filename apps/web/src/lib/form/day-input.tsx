import { DateField } from '@campo-livre/ui/date-field/date-field.tsx'
import { Input } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMedia } from '../browser/use-media.ts'
import { isDay } from '../resource/filter-problem.ts'

type Props = {
  label: string
  /** The name by which the form finds it. */
  name: string
  description?: string
  /** `2026-11-20`, or what was typed and is no day. */
  value: string
  error: ReactNode
  onChange: (text: string) => void
}

/** A day of a form. */
export function DayInput({ label, name, description, value, error, onChange }: Props) {
  const phone = useMedia('(max-width: 767px)')
  return (
    // The field itself is named by its label; this one is visible.
    <Input.Wrapper size="md" label={label} labelElement="div" description={description}>
      <DateField
        label={label}
        path={name}
        position={phone ? 'top-start' : 'bottom-start'}
        value={isDay(value) ? value : null}
        onChange={(day) => onChange(day ?? '')}
        onText={onChange}
        error={typeof error === 'string' ? error : null}
      />
    </Input.Wrapper>
  )
}
