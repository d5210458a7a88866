import '../styles/form.css'
import '../styles/dates.css'
import { formatLongDay } from '@campo-livre/domain/time/format-days.ts'
import { DateInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import { calendarLocale } from '../text-set/calendar-locale.ts'
import { calendarLabels, dateText } from '../text-set/pt-br.ts'
import styles from './date-field.module.css'
import { readDay } from './read-day.ts'

type DateFieldProps = {
  /** The accessible name: `Dia`. */
  label: string
  /** `YYYY-MM-DD`; null for none. */
  value: string | null
  onChange: (day: string | null) => void
  /** Today in the zone of the days, `YYYY-MM-DD`; marked in the calendar where it is known. */
  today?: string | undefined
  className?: string
  /** The position of the calendar, below the field by default. */
  position?: 'bottom-start' | 'top-start' | 'left-start'
  /**
   * Called with the typed text while it is not a day. The text then stays, so that the caller can report it by `error`.
   */
  onText?: (text: string) => void
  error?: string | null
  /** The name of the field in its form, by which the form finds it (`data-path`). */
  path?: string
  ref?: Ref<HTMLInputElement>
}

/** F3: a day, typed or picked: day/month/year, the week from Sunday. Needs Mantine's provider around it. */
export function DateField({
  label,
  value,
  onChange,
  today,
  className = '',
  position = 'bottom-start',
  onText,
  error,
  path,
  ref,
}: DateFieldProps) {
  const [opened, setOpened] = useState(false)
  const open = () => setOpened(true)
  const close = () => setOpened(false)
  return (
    <DateInput
      ref={ref}
      aria-label={label}
      data-path={path}
      className={className}
      classNames={{
        input: styles.input ?? '',
        day: styles.day ?? '',
        calendarHeaderLevel: styles.level ?? '',
      }}
      value={value}
      onChange={(day) => {
        onChange(day)
        if (day !== null) close()
      }}
      onInput={({ currentTarget }) => {
        if (readDay(currentTarget.value) === null) onText?.(currentTarget.value)
      }}
      fixOnBlur={onText === undefined}
      error={error}
      onFocus={open}
      onClick={open}
      onBlur={close}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
        if (key === 'ArrowDown') open()
      }}
      // The first Escape is the calendar's, not that of the dialog around it.
      data-mantine-stop-propagation={opened || undefined}
      dateParser={readDay}
      getDayProps={(day) => ({ 'data-present': day === today || undefined })}
      getDayAriaLabel={(day) => formatLongDay(`${day}T12:00:00Z`, 'UTC')}
      valueFormat={dateText.format}
      placeholder={dateText.placeholder}
      locale={calendarLocale}
      firstDayOfWeek={dateText.firstDayOfWeek}
      weekendDays={[]}
      weekdayFormat="dd"
      monthLabelFormat={dateText.monthFormat}
      ariaLabels={calendarLabels}
      leftSection={<IconCalendar size={20} stroke={1.75} aria-hidden />}
      clearable
      clearButtonProps={{ 'aria-label': calendarLabels.clear }}
      popoverProps={{ position, opened }}
      inputMode="numeric"
      autoComplete="off"
    />
  )
}
