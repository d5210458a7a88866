import { hoursProblems } from '@campo-livre/domain/companies/hours-problems.ts'
import type { OpeningHours } from '@campo-livre/domain/companies/opening-hours.ts'
import { type ReactNode, useState } from 'react'
import { FieldProblem } from '../../../lib/form/field-problem.tsx'
import { DayHours } from './day-hours.tsx'
import classes from './hours-editor.module.css'
import { copyDay, weekdayOrder, withDay } from './week.ts'

type Props = {
  hours: OpeningHours
  onChange: (hours: OpeningHours) => void
  /** The error that the form has for it. */
  error: ReactNode
  /** The name by which the form finds it. */
  path: string
}

/** The opening hours of a week; overlapping intervals are reported at their day while typing. */
export function HoursEditor({ hours, onChange, error, path }: Props) {
  const [told, setTold] = useState('')
  const problems = hoursProblems(hours)
  const first = problems[0]?.weekday ?? weekdayOrder[0]
  const apart = typeof error === 'string' && !problems.some(({ sentence }) => sentence === error)
  return (
    <>
      {apart && <FieldProblem>{error}</FieldProblem>}
      <div className={classes.days}>
        {weekdayOrder.map((weekday) => (
          <DayHours
            key={weekday}
            weekday={weekday}
            hours={hours}
            problems={problems.filter((problem) => problem.weekday === weekday)}
            // The focus goes here when the hours are wrong.
            path={weekday === first ? path : undefined}
            onChange={(day) => onChange(withDay(hours, weekday, day))}
            onCopy={(days, sentence) => {
              onChange(copyDay(hours, weekday, days))
              setTold(sentence)
            }}
          />
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {told}
      </p>
    </>
  )
}
