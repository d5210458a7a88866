import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import classes from './split.module.css'

/** The shape of a bill while it loads. */
export function SplitSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.screen} role="status" aria-label={label}>
      <Skeleton height="5rem" />
      <Skeleton height="16rem" />
    </div>
  )
}
