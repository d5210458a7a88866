import '../styles/form.css'
import '../styles/dates.css'
import { formatLongDay } from '@campo-livre/domain/time/format-days.ts'
import { DateInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { calendarLocale } from '../text-set/calendar-locale.ts'
import { calendarLabels, dateText } from '../text-set/pt-br.ts'
import styles from './date-field.module.css'
import { readDay } from './read-day.ts'

type DateFieldProps = {
  /** What a screen reader calls it: `Dia`. */
  label: string
  /** `YYYY-MM-DD`; null for none. */
  value: string | null
  onChange: (day: string | null) => void
  /** Today on the calendar that the days belong to, `YYYY-MM-DD`; marked where it is known. */
  today?: string | undefined
  className?: string
}

/** F3: a day, typed or picked: day/month/year, the week from Sunday. Needs Mantine's provider around it. */
export function DateField({ label, value, onChange, today, className = '' }: DateFieldProps) {
  return (
    <DateInput
      aria-label={label}
      className={className}
      classNames={{
        input: styles.input ?? '',
        day: styles.day ?? '',
        calendarHeaderLevel: styles.level ?? '',
      }}
      value={value}
      onChange={onChange}
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
      popoverProps={{ position: 'bottom-start' }}
      inputMode="numeric"
      autoComplete="off"
    />
  )
}
