import '../styles/form.css'
import { formatDate } from '@campo-livre/domain/time/format-days.ts'
import { TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import { dateText } from '../text-set/pt-br.ts'
import styles from './date-field.module.css'
import { readDay } from './read-day.ts'

type TypedDayFieldProps = {
  /** The accessible name: `Dia`. */
  label: string
  /** `YYYY-MM-DD`; null for none. */
  value: string | null
  onChange: (day: string | null) => void
  className?: string
  onFocus: () => void
  onBlur: () => void
  /** Called when somebody types. */
  onTyping: () => void
  /** Called when somebody points at the field. */
  onNear: () => void
  ref: Ref<HTMLInputElement>
}

/**
 * F3: a day as it is typed, without the calendar of `DateField`, as which it looks. A text that is no day is put back
 * when the field is left. Needs Mantine's provider around it.
 */
export function TypedDayField({
  label,
  value,
  onChange,
  className = '',
  onFocus,
  onBlur,
  onTyping,
  onNear,
  ref,
}: TypedDayFieldProps) {
  const [text, setText] = useState<string | null>(null)
  return (
    <TextInput
      ref={ref}
      aria-label={label}
      className={className}
      classNames={{ input: styles.input ?? '' }}
      value={text ?? (value === null ? '' : formatDate(`${value}T12:00:00Z`, 'UTC'))}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        onTyping()
        const day = readDay(currentTarget.value)
        if (day !== null || currentTarget.value.trim() === '') onChange(day)
      }}
      onFocus={onFocus}
      onPointerEnter={onNear}
      onBlur={() => {
        setText(null)
        onBlur()
      }}
      placeholder={dateText.placeholder}
      leftSection={<IconCalendar size={20} stroke={1.75} aria-hidden />}
      inputMode="numeric"
      autoComplete="off"
    />
  )
}
