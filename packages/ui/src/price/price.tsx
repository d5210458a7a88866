import { formatCents, formatCentsShort } from '@campo-livre/domain/money/money.ts'
import styles from './price.module.css'

type PriceProps = {
  cents: number
  /** The text before the amount: `a partir de`. A lowest price has no `,00`: it is compared, not paid. */
  prefix?: string
  /** The text after the amount: `/ 1 h`. */
  suffix?: string
  size?: 'small' | 'medium' | 'large'
  className?: string
}

/** An amount in the display face with figures that align. */
export function Price({ cents, prefix, suffix, size = 'medium', className = '' }: PriceProps) {
  return (
    <span className={`${styles.price} ${className}`} data-size={size}>
      {prefix !== undefined && <span className={styles.beside}>{prefix} </span>}
      <span className={styles.amount}>
        {prefix === undefined ? formatCents(cents) : formatCentsShort(cents)}
      </span>
      {suffix !== undefined && (
        <>
          {' '}
          <span className={`${styles.beside} ${styles.suffix}`}>{suffix}</span>
        </>
      )}
    </span>
  )
}
