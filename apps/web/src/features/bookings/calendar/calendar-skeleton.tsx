import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import classes from './calendar.module.css'

/** The skeleton of the calendar: its tools and its board. */
export function CalendarSkeleton() {
  return (
    <div className={classes.calendar} role="status" aria-label="Buscando o calendário">
      <Skeleton height="2.75rem" />
      <Skeleton height="28rem" />
    </div>
  )
}
