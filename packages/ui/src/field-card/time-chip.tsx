import type { Offer } from '@campo-livre/domain/fields/offer.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { formatDayMonth, formatTime, formatWeekdayShort } from '@campo-livre/domain/time/format.ts'
import type { ReactNode } from 'react'
import styles from './time-chip.module.css'

/** What a link needs to look right; the caller decides where it goes. Spread it on a router's link. */
export type LinkSlot = { className: string; children: ReactNode }

/** A free time as a link: `sex 20/11` over `20h`, read aloud with what it does and the price. */
export function timeChip(offer: Offer, timeZone: string): LinkSlot {
  return {
    className: styles.chip ?? '',
    children: (
      <>
        <span className="visually-hidden">Reservar </span>
        <span className={styles.day}>
          {formatWeekdayShort(offer.start, timeZone)} {formatDayMonth(offer.start, timeZone)}
        </span>{' '}
        <span className={styles.time}>{formatTime(offer.start, timeZone)}</span>
        <span className="visually-hidden"> por {formatCents(offer.priceCents)}</span>
      </>
    ),
  }
}
