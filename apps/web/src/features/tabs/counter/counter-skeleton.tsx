import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import classes from './counter.module.css'

export function CounterSkeleton() {
  return (
    <div className={classes.waiting} role="status" aria-label="Buscando as comandas">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height="6.5rem" />
      ))}
    </div>
  )
}
