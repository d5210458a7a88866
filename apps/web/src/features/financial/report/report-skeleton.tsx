import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import classes from './report.module.css'

/** The shape of a report that is being read. */
export function ReportSkeleton() {
  return (
    <div className={classes.skeleton} role="status" aria-label="Buscando o financeiro">
      <Skeleton height="9rem" />
      <Skeleton height="16rem" />
      <Skeleton height="20rem" />
    </div>
  )
}
