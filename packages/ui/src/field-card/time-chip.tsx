import type { Offer } from '@campo-livre/domain/fields/offer.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'
import { formatDayFrom, formatTime } from '@campo-livre/domain/time/format.ts'
import type { ReactNode } from 'react'
import styles from './time-chip.module.css'

/** The class and content of a link; the caller decides where it leads. Spread it on a router's link. */
export type LinkSlot = { className: string; children: ReactNode }

/** A free time as a link: `hoje` or `sex 20/11`, `20h`, `R$ 120`, read aloud with what it does. */
export function timeChip(offer: Offer, timeZone: string, now: string): LinkSlot {
  return {
    className: styles.chip ?? '',
    children: (
      <>
        <span className="visually-hidden">Reservar </span>
        <span className={styles.beside}>{formatDayFrom(now, offer.start, timeZone)}</span>{' '}
        <span className={styles.time}>{formatTime(offer.start, timeZone)}</span>
        {offer.fullCents !== undefined && (
          <s className={styles.beside}>{formatCentsShort(offer.fullCents)}</s>
        )}
        <span className="visually-hidden"> por </span>
        <span className={styles.beside}>{formatCentsShort(offer.priceCents)}</span>
      </>
    ),
  }
}
