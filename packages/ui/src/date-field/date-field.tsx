import '../styles/form.css'
import '../styles/dates.css'
import 'dayjs/locale/pt-br.js'
import { formatLongDay } from '@campo-livre/domain/time/format.ts'
import { DateInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import styles from './date-field.module.css'
import { readDay } from './read-day.ts'

const weekdays = ['D', 'S', 'T', 'Q', 'Q', 'S', 'S']
const labels = {
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  previousYear: 'Ano anterior',
  nextYear: 'Próximo ano',
  previousDecade: 'Década anterior',
  nextDecade: 'Próxima década',
}

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
      valueFormat="DD/MM/YYYY"
      placeholder="dd/mm/aaaa"
      locale="pt-br"
      firstDayOfWeek={0}
      weekendDays={[]}
      weekdayFormat={(day) => weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? ''}
      monthLabelFormat="MMMM [de] YYYY"
      ariaLabels={labels}
      leftSection={<IconCalendar size={20} stroke={1.75} aria-hidden />}
      clearable
      clearButtonProps={{ 'aria-label': 'Qualquer dia' }}
      popoverProps={{ position: 'bottom-start' }}
      inputMode="numeric"
      autoComplete="off"
    />
  )
}
