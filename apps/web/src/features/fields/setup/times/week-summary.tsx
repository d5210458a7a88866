import { formatOpenDay, type OpeningHours } from '@campo-livre/domain/companies/opening-hours.ts'
import { weekdayNames, weekdayOrder } from '../../../../shared/companies/hours-editor/week.ts'
import classes from './times.module.css'

/** A week of opening hours to read; days in a row that are alike share a line. */
export function WeekSummary({ hours }: { hours: OpeningHours }) {
  return (
    <dl className={classes.summary}>
      {runsOf(hours).map(({ days, text }) => (
        <div key={days} className={classes.line}>
          <dt>{days}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Returns the days of a week from Monday on, those in a row with the same hours together: `Segunda a sexta`. */
function runsOf(hours: OpeningHours): { days: string; text: string }[] {
  const runs: { first: number; last: number; text: string }[] = []
  for (const weekday of weekdayOrder) {
    const text = formatOpenDay(hours[weekday] ?? [])
    const run = runs.at(-1)
    if (run?.text === text) run.last = weekday
    else runs.push({ first: weekday, last: weekday, text })
  }
  return runs.map(({ first, last, text }) => {
    const [from, to] = [weekdayNames[first] ?? '', weekdayNames[last] ?? '']
    return { days: first === last ? from : `${from} a ${to.toLowerCase()}`, text }
  })
}
