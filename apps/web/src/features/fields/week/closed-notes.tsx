import type { ClosedNotice } from '@campo-livre/domain/closures/closed-notice.ts'
import { describeTimes, type Reader } from '@campo-livre/domain/closures/describe-times.ts'
import styles from './closed-notes.module.css'

/** The times in view in which the arena keeps the field closed, each with its reason; nothing without any. */
export function ClosedNotes({ closed, reader }: { closed: readonly ClosedNotice[]; reader: Reader }) {
  if (closed.length === 0) return null
  return (
    <ul className={styles.notes} aria-label="Fechado nestes dias">
      {closed.map(({ start, end, reason }) => (
        <li key={`${start} ${reason}`}>
          <strong>{describeTimes({ kind: 'once', start, end }, reader)}</strong>: {reason}
        </li>
      ))}
    </ul>
  )
}
