import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import classes from './section-skeleton.module.css'

/** A part of an account on its way: rows, as nearly all of them have. */
export function SectionSkeleton() {
  return (
    <div className={classes.rows} role="status" aria-label="Abrindo sua conta">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height="3.5rem" />
      ))}
    </div>
  )
}
