import { mark, markOneColour } from './mark-paths.ts'
import styles from './mark.module.css'

type MarkProps = {
  /** True for a mark in the colour of the text around it, without tones: for print, stamps and loud backgrounds. */
  oneColour?: boolean
  className?: string | undefined
}

/** Shows the mark alone, in a size that follows the `font-size` of the text around it. */
export function Mark({ oneColour = false, className = '' }: MarkProps) {
  return (
    <svg className={`${styles.mark} ${className}`} viewBox="0 0 32 32" aria-hidden>
      {oneColour ? (
        <path fill="currentColor" d={markOneColour} />
      ) : (
        <>
          <path className={styles.tile} d={mark.tile} />
          <path className={styles.field} d={mark.field} />
          <path className={styles.stripe} d={mark.stripe} />
          <path className={styles.lines} d={mark.lines} />
        </>
      )}
    </svg>
  )
}
