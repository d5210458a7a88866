import type { HoursProblem } from '@campo-livre/domain/companies/hours-problems.ts'
import type { OpeningHours, OpeningInterval } from '@campo-livre/domain/companies/opening-hours.ts'
import { ActionIcon, Switch, Tooltip } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { CopyDay } from './copy-day.tsx'
import classes from './day-hours.module.css'
import { FieldProblem } from '../../../lib/form/field-problem.tsx'
import { IntervalHours } from './interval-hours.tsx'
import { usualDay, weekdayNames, withOneMore } from './week.ts'

/** The greatest number of intervals in a day. */
const MOST = 4

type Props = {
  weekday: number
  hours: OpeningHours
  problems: readonly HoursProblem[]
  /** The name by which the form finds it. */
  path: string | undefined
  onChange: (day: OpeningInterval[]) => void
  onCopy: (days: readonly number[], sentence: string) => void
}

/** A day of the week: closed, or open in one or more intervals. */
export function DayHours({ weekday, hours, problems, path, onChange, onCopy }: Props) {
  const day = hours[weekday] ?? []
  const name = weekdayNames[weekday] ?? ''
  const before = useRef<OpeningInterval[]>(null)
  const group = useRef<HTMLDivElement>(null)
  const open = day.length > 0
  const toggle = () => {
    if (open) before.current = day
    onChange(open ? [] : (before.current ?? usualDay(hours)))
  }
  return (
    <div
      ref={group}
      role="group"
      aria-label={name}
      tabIndex={-1}
      className={classes.day}
      {...(path === undefined ? {} : { 'data-path': path })}
    >
      <Switch
        checked={open}
        onChange={toggle}
        size="md"
        classNames={{ body: classes.body ?? '' }}
        label={
          <>
            <span className={classes.name}>{name}</span>
            {!open && <span className={classes.closed}>Fechado</span>}
          </>
        }
        aria-label={`Abre ${onDay(weekday)}`}
      />
      {open && (
        <div className={classes.intervals}>
          {day.map((interval, index) => (
            <IntervalHours
              // An interval has no identity but its position.
              key={index}
              of={day.length > 1 ? `${name}, ${index + 1}º período` : name}
              interval={interval}
              onChange={(next) => onChange(day.map((old, each) => (each === index ? next : old)))}
              onRemove={
                day.length > 1
                  ? () => {
                      onChange(day.filter((_, each) => each !== index))
                      group.current?.focus()
                    }
                  : undefined
              }
            />
          ))}
          {problems.map(({ sentence }) => (
            <FieldProblem key={sentence}>{sentence}</FieldProblem>
          ))}
        </div>
      )}
      <div className={classes.actions}>
        {open && day.length < MOST && (
          <Tooltip label="Outro período no dia">
            <ActionIcon
              aria-label={`Outro período ${onDay(weekday)}`}
              onClick={() => onChange(withOneMore(day))}
            >
              <IconPlus size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
        <CopyDay weekday={weekday} onCopy={onCopy} />
      </div>
    </div>
  )
}

/** Returns a day after a preposition: `na segunda`, `no sábado`. */
function onDay(weekday: number): string {
  const name = (weekdayNames[weekday] ?? '').toLowerCase()
  return `${weekday === 0 || weekday === 6 ? 'no' : 'na'} ${name}`
}
