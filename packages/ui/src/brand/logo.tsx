import { Mark } from './mark.tsx'
import styles from './logo.module.css'

/**
 * Shows the mark and the name beside it, in the product's own colours in both schemes, whatever primary colour was
 * chosen.
 */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`${styles.logo} ${className}`}>
      <Mark />
      <span className={styles.name}>Campo Livre</span>
    </span>
  )
}
