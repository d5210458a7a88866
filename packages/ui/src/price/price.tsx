import { formatCents, formatCentsShort } from '@campo-livre/domain/money/money.ts'
import styles from './price.module.css'

type PriceProps = {
  cents: number
  /** Before the amount: `a partir de`. */
  prefix?: string
  /** After it: `/ 1 h`. */
  suffix?: string
  size?: 'small' | 'medium' | 'large'
  /** Leaves out `,00`; for cards and tiles, never for a bill. */
  short?: boolean
  className?: string
}

/** An amount in the display face with figures that align. */
export function Price({ cents, prefix, suffix, size = 'medium', short = false, className = '' }: PriceProps) {
  return (
    <span className={`${styles.price} ${className}`} data-size={size}>
      {prefix !== undefined && <span className={styles.beside}>{prefix} </span>}
      <span className={styles.amount}>{short ? formatCentsShort(cents) : formatCents(cents)}</span>
      {suffix !== undefined && (
        <>
          {' '}
          <span className={`${styles.beside} ${styles.suffix}`}>{suffix}</span>
        </>
      )}
    </span>
  )
}
