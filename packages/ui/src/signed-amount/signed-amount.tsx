import { formatSignedCents, MINUS } from '@campo-livre/domain/money/signed.ts'
import styles from './signed-amount.module.css'

/** An amount that may be below zero: its minus is visible, and read aloud as a word. */
export function SignedAmount({ cents }: { cents: number }) {
  if (cents >= 0) return formatSignedCents(cents)
  return (
    <span className={styles.amount}>
      <span aria-hidden>{MINUS}</span>
      <span className="visually-hidden">menos </span>
      {formatSignedCents(-cents)}
    </span>
  )
}
