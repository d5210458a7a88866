import styles from './drawing.module.css'

/** The two drawings that the first screen may need: a line painted askew, or the floodlights out. */
export function FailureDrawing({ offline }: { offline: boolean }) {
  return <CourtDrawing look={offline ? styles.offline : styles.error} />
}

/** The slab of turf, with the lines that the class `look` puts on it. */
export function CourtDrawing({ look }: { look: string | undefined }) {
  return (
    <span className={`${styles.drawing} ${look}`} aria-hidden>
      <span className={styles.lines} />
    </span>
  )
}
