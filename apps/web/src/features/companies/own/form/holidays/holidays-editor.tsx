import { holidayProblems, type KnownHolidays } from '@campo-livre/domain/companies/holiday-problems.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { FieldProblem } from '../../../../../lib/form/field-problem.tsx'
import type { HolidayValue } from '../profile-values.ts'
import { HolidayRow } from './holiday-row.tsx'
import classes from './holidays.module.css'

type Props = {
  holidays: readonly HolidayValue[]
  known: KnownHolidays
  onChange: (holidays: HolidayValue[]) => void
  /** The error that the form has for them: from then on each problem is shown at its place. */
  error: ReactNode
}

/** The holidays of an arena besides the national ones, one below the other. */
export function HolidaysEditor({ holidays, known, onChange, error }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const problems = error ? holidayProblems(holidays, known) : []
  const apart = typeof error === 'string' && !problems.some(({ sentence }) => sentence === error)
  const added = useRef(false)
  useEffect(() => {
    if (!added.current) return
    added.current = false
    const rows = list.current?.querySelectorAll('[role=group]') ?? []
    rows[rows.length - 1]?.querySelector('input')?.focus()
  }, [holidays.length])
  return (
    <div
      ref={list}
      role="group"
      aria-labelledby="feriados"
      className={classes.editor}
      tabIndex={-1}
      // The focus goes here when they are wrong.
      data-path="holidays"
    >
      <div>
        <h3 id="feriados" className={classes.title}>
          Feriados da arena
        </h3>
        <p className={classes.lead}>
          Os nacionais já contam. Ponha aqui os da cidade, do estado e os seus: nesses dias valem o horário e
          o preço de feriado de cada campo.
        </p>
      </div>
      {apart && <FieldProblem>{error}</FieldProblem>}
      {holidays.map((holiday, index) => (
        <HolidayRow
          // A holiday has no identity but its position.
          key={index}
          number={index + 1}
          holiday={holiday}
          problems={problems.filter((problem) => problem.index === index)}
          onChange={(next) => onChange(holidays.map((old, each) => (each === index ? next : old)))}
          onRemove={() => {
            onChange(holidays.filter((_, each) => each !== index))
            add.current?.focus()
          }}
        />
      ))}
      <button
        ref={add}
        type="button"
        className={`${button.secondary} ${classes.add}`}
        onClick={() => {
          added.current = true
          onChange([...holidays, { day: '', name: '', yearly: false }])
        }}
      >
        <IconPlus size={20} stroke={1.75} aria-hidden />
        Adicionar feriado
      </button>
    </div>
  )
}
