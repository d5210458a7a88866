import classes from './day-steps.module.css'
import type { DrawnView } from './calendar-search.ts'
import { titleOf } from './title-of.ts'

type Props = { view: DrawnView; day: string; today: string }

/** The day, week or month that is shown, in words. */
export function DayTitle({ view, day, today }: Props) {
  return (
    <p className={classes.title} aria-live="polite">
      {titleOf(view, day, today)}
    </p>
  )
}
