import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './field-card-skeleton.module.css'
import card from './field-card.module.css'

/** The placeholder of a field card: the same size to the pixel, so nothing moves when the field arrives. */
export function FieldCardSkeleton() {
  return (
    <div className={card.card} aria-hidden>
      <svg className={styles.court} viewBox="0 0 320 200">
        <path d="M26 25h268v150H26zM160 25v150M26 62h44v76H26M294 62h-44v76h44" />
        <circle cx="160" cy="100" r="27" />
      </svg>
      <div className={card.body}>
        <Skeleton width="55%" height="1.225rem" />
        <Skeleton width="80%" height="1.5625rem" className={card.name ?? ''} />
        <Skeleton width="45%" height="1.125rem" className={styles.line ?? ''} />
        <Skeleton width="60%" height="1.125rem" className={styles.line ?? ''} />
        <Skeleton width="50%" height="1.5rem" className={card.under ?? ''} />
        <div className={card.times}>
          <Skeleton height="3.875rem" />
          <Skeleton height="3.875rem" />
          <Skeleton height="3.875rem" />
        </div>
      </div>
    </div>
  )
}
