import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import cover from './cover/company-cover.module.css'
import styles from './company-page.module.css'

/** The skeleton of a company's profile. */
export function CompanySkeleton() {
  return (
    <div className={`${styles.page} ${styles.waiting}`} role="status" aria-label="Buscando a arena">
      <div className={cover.cover} />
      <div className={styles.head}>
        <Skeleton width="60%" height="2.5rem" />
        <Skeleton width="40%" height="1.5rem" />
        <Skeleton width="min(100%, 24rem)" height="4rem" />
      </div>
      <Skeleton height="24rem" />
    </div>
  )
}
