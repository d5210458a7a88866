import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import classes from './dashboard-day.module.css'

/** The skeleton of the day: figures and board. */
export function DashboardSkeleton() {
  return (
    <div className={classes.day} role="status" aria-label="Buscando o dia de hoje">
      <Skeleton height="6.5rem" />
      <Skeleton height="24rem" />
    </div>
  )
}
