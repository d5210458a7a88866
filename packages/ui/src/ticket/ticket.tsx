import type { ReactNode } from 'react'
import styles from './ticket.module.css'

type TicketProps = {
  /** What, where, when. */
  children: ReactNode
  /** Above it, from edge to edge: the court. */
  picture?: ReactNode
  /** Below the perforation: code, QR, price. */
  stub?: ReactNode
  /** What a screen reader calls it. */
  label?: string
}

/** A ticket: notches at the perforation, a torn lower edge. Only a container; it brings its own padding. */
export function Ticket({ children, picture, stub, label }: TicketProps) {
  return (
    <article className={styles.ticket} aria-label={label}>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      <div className={stub === undefined ? styles.whole : styles.main}>{children}</div>
      {stub !== undefined && <div className={styles.stub}>{stub}</div>}
      <div className={styles.torn} aria-hidden />
    </article>
  )
}
