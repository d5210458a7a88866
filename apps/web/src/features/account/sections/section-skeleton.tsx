import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import classes from './section-skeleton.module.css'

/** The skeleton of a section: rows, as nearly all have. */
export function SectionSkeleton() {
  return (
    <div className={classes.rows} role="status" aria-label="Abrindo sua conta">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height="3.5rem" />
      ))}
    </div>
  )
}
