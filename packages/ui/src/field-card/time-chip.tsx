import type { Offer } from '@campo-livre/domain/fields/field.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import {
  formatDayMonth,
  formatLongDay,
  formatTimeSpoken,
  formatWeekdayShort,
} from '@campo-livre/domain/time/format.ts'
import type { ReactNode } from 'react'
import styles from './time-chip.module.css'

/** What a link needs to look right; the caller decides where it goes. Spread it on a router's link. */
export type LinkSlot = { className: string; children: ReactNode; 'aria-label'?: string }

/** A free time as a link: `sex 20/11` over `20h`, read aloud with day and price. */
export function timeChip(offer: Offer, timeZone: string): LinkSlot {
  const time = formatTimeSpoken(offer.start, timeZone)
  return {
    className: styles.chip ?? '',
    'aria-label': `Reservar ${formatLongDay(offer.start, timeZone)}, ${time}, ${formatCents(offer.priceCents)}`,
    children: (
      <>
        <span className={styles.day}>
          {formatWeekdayShort(offer.start, timeZone)} {formatDayMonth(offer.start, timeZone)}
        </span>
        <span className={styles.time}>{time}</span>
      </>
    ),
  }
}
