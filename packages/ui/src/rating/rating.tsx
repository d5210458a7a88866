import { formatCount } from '@campo-livre/domain/lists/count.ts'
import type { Rating as RatingValue } from '@campo-livre/domain/reviews/rating.ts'
import styles from './rating.module.css'

type RatingProps = {
  rating: RatingValue
  className?: string
}

const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const STAR = 'm6 .6 1.6 3.4 3.7.5-2.7 2.6.7 3.8L6 9.1l-3.3 1.8.7-3.8L.7 4.5l3.7-.5z'

/** Shows the rating of a field or company: `4,8 (32)`, or `Novo` before the first review. Read aloud in words. */
export function Rating({ rating: { average, count }, className = '' }: RatingProps) {
  if (average === null || count === 0) {
    return <span className={`${styles.rating} ${styles.fresh} ${className}`}>Novo</span>
  }
  const mean = decimal.format(average)
  const words = `Nota ${mean} de 5, ${formatCount(count)} ${count === 1 ? 'avaliação' : 'avaliações'}`
  return (
    <span className={`${styles.rating} ${className}`}>
      <svg className={styles.star} viewBox="0 0 12 11.5" aria-hidden>
        <path d={STAR} />
      </svg>
      <span aria-hidden>
        <b className={styles.mean}>{mean}</b> <span className={styles.count}>({formatCount(count)})</span>
      </span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}
