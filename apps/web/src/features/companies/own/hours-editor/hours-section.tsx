import { hoursProblems } from '@campo-livre/domain/companies/hours-problems.ts'
import type { OpeningHours } from '@campo-livre/domain/companies/opening-hours.ts'
import { useState } from 'react'
import type { FormParts } from '../form/form-parts.ts'
import { Section } from '../section.tsx'
import { DayHours } from './day-hours.tsx'
import { FieldProblem } from './field-problem.tsx'
import classes from './hours-section.module.css'
import { copyDay, weekdayOrder, withDay } from './week.ts'

/** The opening hours of a week; overlapping intervals are reported at their day while typing. */
export function HoursSection({ form }: Pick<FormParts, 'form'>) {
  const [hours, setHours] = useState(() => form.getValues().openingHours)
  const [told, setTold] = useState('')
  const change = (next: OpeningHours) => {
    setHours(next)
    form.setFieldValue('openingHours', next, { forceUpdate: false })
  }
  const problems = hoursProblems(hours)
  const first = problems[0]?.weekday ?? weekdayOrder[0]
  const { error } = form.getInputProps('openingHours')
  const apart = typeof error === 'string' && !problems.some(({ sentence }) => sentence === error)
  return (
    <Section
      name="horarios"
      lead="Quando a arena abre. Pode passar da meia-noite e ter mais de um período no dia."
    >
      {apart && <FieldProblem>{error}</FieldProblem>}
      <div className={classes.days}>
        {weekdayOrder.map((weekday) => (
          <DayHours
            key={weekday}
            weekday={weekday}
            hours={hours}
            problems={problems.filter((problem) => problem.weekday === weekday)}
            // The focus goes here when the hours are wrong.
            path={weekday === first ? 'openingHours' : undefined}
            onChange={(day) => change(withDay(hours, weekday, day))}
            onCopy={(days, sentence) => {
              change(copyDay(hours, weekday, days))
              setTold(sentence)
            }}
          />
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {told}
      </p>
    </Section>
  )
}
