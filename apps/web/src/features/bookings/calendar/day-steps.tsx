import button from '@campo-livre/ui/button/button.module.css'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { LazyDateField } from '../../../lib/form/lazy-date-field.tsx'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { stepFrom } from './calendar-range.ts'
import type { DrawnView } from './calendar-search.ts'
import classes from './day-steps.module.css'

type Props = { view: DrawnView; day: string; today: string }

const stepNames = {
  dia: ['Dia anterior', 'Próximo dia'],
  semana: ['Semana anterior', 'Próxima semana'],
  mes: ['Mês anterior', 'Próximo mês'],
} as const

/** The ways from the day, week or month that is shown to others; the day stands in the address (`dia`). */
export function DaySteps({ view, day, today }: Props) {
  const navigate = useNavigate()
  const dayParam = (date: string) => (date === today ? undefined : date)
  return (
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
        className={`${button.secondary} ${classes.today}`}
        data-shown={day === today || undefined}
      >
        Hoje
      </Link>
      <LazyDateField
        label="Dia"
        value={day}
        today={today}
        onChange={(date) =>
          void navigate({
            to: '.',
            search: mergeSearch({ dia: date === null ? undefined : dayParam(date) }),
            resetScroll: false,
          })
        }
        className={classes.date ?? ''}
      />
    </div>
  )
}
