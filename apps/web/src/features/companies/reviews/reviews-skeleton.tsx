import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import styles from './reviews.module.css'

/** The skeleton of reviews. */
export function ReviewsSkeleton() {
  return (
    <div className={styles.list} role="status" aria-label="Buscando as avaliações">
      {[0, 1, 2].map((index) => (
        <div key={index} className={styles.review}>
          <Skeleton width="12rem" height="1.25rem" />
          <Skeleton width="100%" height="3rem" />
        </div>
      ))}
    </div>
  )
}
