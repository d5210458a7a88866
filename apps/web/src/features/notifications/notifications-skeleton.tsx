import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import classes from './notifications-skeleton.module.css'

/** The skeleton of four rows. */
export function NotificationsSkeleton() {
  return (
    <div className={classes.rows} role="status" aria-label="Carregando notificações">
      {[88, 64, 76, 52].map((width) => (
        <div key={width} className={classes.row}>
          <Skeleton width="2.25rem" height="2.25rem" className={classes.round ?? ''} />
          <div className={classes.words}>
            <Skeleton width={`${width}%`} height="0.875rem" />
            <Skeleton width={`${width - 30}%`} height="0.875rem" />
          </div>
          <Skeleton width="2rem" height="0.75rem" />
        </div>
      ))}
    </div>
  )
}
