import styles from './logo.module.css'

/**
 * The mark and the name. The mark is a corner of a field: two touch lines meet in an L with its corner arc, and the
 * centre circle, left open, makes the C.
 */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`${styles.logo} ${className}`}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden>
        <rect className={styles.field} width="32" height="32" rx="8" />
        <path className={styles.lines} d="M8 6v18h18M8 18.6a5.4 5.4 0 0 1 5.4 5.4M23.9 9.6a6 6 0 1 0 0 6.8" />
        <circle className={styles.spot} cx="19" cy="13" r="1.5" />
      </svg>
      <span className={styles.name}>Campo Livre</span>
    </span>
  )
}
