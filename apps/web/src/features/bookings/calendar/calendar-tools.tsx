import type { Calendar } from '@campo-livre/domain/bookings/calendar.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { FilterSelect } from '../../../lib/list/filter-select.tsx'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import type { CompanyBookingsSearch } from '../company/company-bookings-search.ts'
import { stepFrom } from './calendar-range.ts'
import type { DrawnView } from './calendar-search.ts'
import classes from './calendar-tools.module.css'
import { titleOf } from './title-of.ts'

/** The date picker is loaded apart, and the calendar does not wait for it. */
const dateField = lazyComponent(async () => {
  const { DateField } = await import('@campo-livre/ui/date-field/date-field.tsx')
  return { default: DateField }
})

type Props = {
  view: DrawnView
  day: string
  today: string
  fields: Pick<Calendar['fields'][number], 'id' | 'name'>[]
  fieldId: string | undefined
}

const stepNames = {
  dia: ['Dia anterior', 'Próximo dia'],
  semana: ['Semana anterior', 'Próxima semana'],
  mes: ['Mês anterior', 'Próximo mês'],
} as const

/** The day, week or month that is shown, with the ways to others, and the choice of one field. */
export function CalendarTools({ view, day, today, fields, fieldId }: Props) {
  const navigate = useNavigate()
  const change = (part: CompanyBookingsSearch) =>
    void navigate({ to: '.', search: mergeSearch(part), resetScroll: false })
  const dayParam = (date: string) => (date === today ? undefined : date)
  return (
    <div className={classes.tools}>
      <div className={classes.steps}>
        {([-1, 1] as const).map((step) => (
          <Link
            key={step}
            to="."
            search={mergeSearch({ dia: dayParam(stepFrom(view, day, step)) })}
            resetScroll={false}
            className={`${button.secondary} ${classes.step}`}
            aria-label={stepNames[view][step === 1 ? 1 : 0]}
          >
            {step === 1 ? (
              <IconChevronRight size={20} stroke={1.75} aria-hidden />
            ) : (
              <IconChevronLeft size={20} stroke={1.75} aria-hidden />
            )}
          </Link>
        ))}
        <Link
          to="."
          search={mergeSearch({ dia: undefined })}
          resetScroll={false}
          activeOptions={{ exact: true }}
          className={button.secondary}
          data-shown={day === today || undefined}
        >
          Hoje
        </Link>
      </div>
      <p className={classes.title} aria-live="polite">
        {titleOf(view, day, today)}
      </p>
      <dateField.Component
        label="Dia"
        value={day}
        today={today}
        onChange={(date) => change({ dia: date === null ? undefined : dayParam(date) })}
        className={classes.date ?? ''}
        meanwhile={<span className={classes.date} />}
      />
      <FilterSelect
        label="Campo"
        all="Campo: todos"
        value={fieldId ?? ''}
        options={fields.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(campo) => change({ campo: campo || undefined })}
        className={classes.field}
      />
    </div>
  )
}
