import type { ReactNode } from 'react'
import styles from './ticket-row.module.css'

type TicketRowProps = {
  /** The calendar leaf: `seg`, `23`, `nov`. */
  leaf: { weekday: string; day: string; month: string }
  /** The same in full, for a screen reader: `segunda-feira, 23 de novembro`. */
  day: string
  /** At what time, where, for how much. */
  children: ReactNode
  /** It is over: kept, but not what the eye should meet first. */
  quiet?: boolean
  className?: string
}

/** A ticket lying flat, for lists: the day on the stub, the rest beside the perforation. */
export function TicketRow({ leaf, day, children, quiet = false, className = '' }: TicketRowProps) {
  return (
    <div className={`${styles.row} ${className}`} data-quiet={quiet || undefined}>
      <p className={styles.leaf}>
        <span className="visually-hidden">{day}</span>
        <span aria-hidden>{leaf.weekday}</span>
        <span className={styles.day} aria-hidden>
          {leaf.day}
        </span>
        <span aria-hidden>{leaf.month}</span>
      </p>
      <div className={styles.rest}>{children}</div>
    </div>
  )
}
