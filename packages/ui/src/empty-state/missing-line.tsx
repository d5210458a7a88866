import styles from './empty-state.module.css'

/** A court on which one line was not painted; dashes show where it would be. `down` leaves out more of it. */
export function MissingLine({ down = false }: { down?: boolean }) {
  return (
    <svg className={styles.court} viewBox="0 0 120 76" aria-hidden>
      <path className={styles.lines} d="M60 4H4v68h112V4H60M4 22h18v32H4M116 22H98v32h18" />
      {down ? (
        <path className={styles.missing} d="M60 4v22M60 50v22" />
      ) : (
        <path className={styles.missing} d="M60 4v68" />
      )}
      {!down && <circle className={styles.lines} cx="60" cy="38" r="13" />}
      {down && <path className={styles.lines} d="M54 32l12 12M66 32L54 44" />}
    </svg>
  )
}
