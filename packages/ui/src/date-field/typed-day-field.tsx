import '../styles/form.css'
import { formatDate } from '@campo-livre/domain/time/format-days.ts'
import { Input, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import { calendarLabels, dateText } from '../text-set/pt-br.ts'
import styles from './date-field.module.css'
import { readDay } from './read-day.ts'

type TypedDayFieldProps = {
  /** The accessible name: `Dia`. */
  label: string
  /** `YYYY-MM-DD`; null for none. */
  value: string | null
  onChange: (day: string | null) => void
  className?: string
  /** Called when somebody points at the field. */
  onNear: () => void
  onFocus: () => void
  /** Called when somebody types. */
  onTyping: () => void
  /** Called when the focus goes to something else of the page, not to another window. */
  onLeave: () => void
  ref: Ref<HTMLInputElement>
}

/**
 * F3: a day that is typed. Looks like `DateField`, without its calendar. A text that is no day is put back when the field
 * is left. Needs Mantine's provider around it.
 */
export function TypedDayField({
  label,
  value,
  onChange,
  className = '',
  onNear,
  onFocus,
  onTyping,
  onLeave,
  ref,
}: TypedDayFieldProps) {
  const [text, setText] = useState<string | null>(null)
  return (
    <TextInput
      ref={ref}
      size="sm"
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
      onPointerEnter={onNear}
      onFocus={onFocus}
      onBlur={({ currentTarget }) => {
        if (currentTarget === document.activeElement) return
        setText(null)
        onLeave()
      }}
      placeholder={dateText.placeholder}
      leftSection={<IconCalendar size={20} stroke={1.75} aria-hidden />}
      rightSection={
        value === null ? null : (
          <Input.ClearButton aria-label={calendarLabels.clear} onClick={() => onChange(null)} />
        )
      }
      inputMode="numeric"
      autoComplete="off"
    />
  )
}
