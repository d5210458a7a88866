import type { Calendar } from '@campo-livre/domain/bookings/day/calendar.ts'
import { dayOccupancy } from '@campo-livre/domain/bookings/day/day-occupancy.ts'
import { type FieldProblem, fieldProblems } from '@campo-livre/domain/fields/set-up/field-problems.ts'
import type { FieldRow } from '@campo-livre/domain/fields/list/field-row.ts'
import { sportPresets } from '@campo-livre/domain/fields/set-up/sport-presets.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { surfaceLabels } from '@campo-livre/domain/fields/surfaces.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'
import { FieldPicture } from '@campo-livre/ui/court/field-picture.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { changed } from '../../../lib/resource/use-list.ts'
import classes from './field-cards.module.css'
import { FieldDay } from './field-day.tsx'
import { ProblemLink } from './problem-link.tsx'

type Props = {
  row: FieldRow
  /** The present day, and the calendar around it, once it is there. */
  day: string
  now: string
  calendar: Calendar | undefined
  waiting: boolean
  /** True for a card that is visible at first. */
  eager: boolean
  /** The box that marks it. */
  mark?: ReactNode
}

/** One of a company's fields: its name opens the details; its day and what is wrong lead to where they are dealt with. */
export function OwnFieldCard({ row, day, now, calendar, waiting, eager, mark }: Props) {
  const { id, name, sport, surface, indoor, status, fromPriceCents } = row
  const known = calendar?.fields.find((field) => field.id === id)
  const [lengthMeters, widthMeters] = sportPresets[sport].size
  const drawn = { id, name, sports: [sport], surface, indoor, lengthMeters, widthMeters, photos: [] }
  const problems = problemsOf(row, known, calendar, day)
  return (
    <article className={classes.card} data-off={status !== 'active' || undefined}>
      <FieldPicture field={known ?? drawn} eager={eager} className={classes.picture} />
      {mark && <div className={classes.mark}>{mark}</div>}
      <div className={classes.body}>
        <h2 className={classes.name}>
          <Link to="." search={changed({ aberto: id })} resetScroll={false} className={classes.open}>
            {name}
          </Link>
        </h2>
        <p className={classes.facts}>
          {sportLabels[sport]}, {surfaceLabels[surface].toLowerCase()}
          {fromPriceCents > 0 && `, a partir de ${formatCentsShort(fromPriceCents)}`}
        </p>
        {calendar && known && status === 'active' && (
          <FieldDay
            occupancy={dayOccupancy(calendar, known, { day, now })}
            {...{ field: known, timeZone: calendar.timeZone, now }}
          />
        )}
        {waiting && status === 'active' && <Skeleton height="3.25rem" />}
        {problems.length > 0 && (
          <ul className={classes.problems} aria-label={`O que falta: ${name}`}>
            {problems.map((problem) => (
              <li key={problem.kind}>
                <ProblemLink problem={problem} field={row} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}

/** Returns what is wrong with a field; where the calendar does not have it, as far as its row tells. */
function problemsOf(
  { status, companyStatus }: FieldRow,
  known: Calendar['fields'][number] | undefined,
  calendar: Calendar | undefined,
  day: string,
): FieldProblem[] {
  if (known && calendar) return fieldProblems({ ...known, status, companyStatus }, calendar.openingHours, day)
  if (status === 'draft') return [{ kind: 'draft' }]
  return status === 'inactive' ? [{ kind: 'paused' }] : []
}
