import type { ReactNode } from 'react'
import styles from './ticket-row.module.css'

type TicketRowProps = {
  /** The calendar leaf: `seg`, `23`, `nov`. */
  leaf: { weekday: string; day: string; month: string }
  /** The day in full, for a screen reader: `segunda-feira, 23 de novembro`. */
  day: string
  /** The content: time, place and price. */
  children: ReactNode
  /** True for a past booking: kept in the list, but less prominent. */
  quiet?: boolean
  className?: string
}

/** A ticket for lists: the day on the stub, the rest beside the perforation. */
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
