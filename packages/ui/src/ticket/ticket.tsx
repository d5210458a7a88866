import type { ReactNode } from 'react'
import styles from './ticket.module.css'

type TicketProps = {
  /** The main part: what is booked, where and when. */
  children: ReactNode
  /** The picture above it, from edge to edge: the court. */
  picture?: ReactNode
  /** The part below the perforation: code, QR, price. */
  stub?: ReactNode
  /** The accessible name. */
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
