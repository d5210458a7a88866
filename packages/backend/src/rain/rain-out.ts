import { paidCents } from '@campo-livre/domain/bookings/booking-money.ts'
import type { DecidedRain } from '@campo-livre/domain/rain/decide-rain.ts'
import { type AfterRain, RAIN_CHOICE_DAYS } from '@campo-livre/domain/rain/rain.ts'
import { isCreditAlone } from '@campo-livre/domain/rain/rain-outcome.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord } from '../store/records.ts'
import { cancelNow } from '../bookings/cancel-now.ts'
import { notifyRained } from './rain-notices.ts'

/** Does to a booking what was decided about it because of a rain. */
export async function rainOut(
  db: Database,
  now: string,
  { booking, remedy, action }: DecidedRain<BookingRecord>,
): Promise<void> {
  if (action === 'cancel') await cancelNow(db, now, booking, { by: 'company', reason: 'Choveu.' })
  if (action === 'offer' && remedy.kind === 'offers') await offer(db, now, booking, remedy.offers)
}

/** Frees the time of a booking and lets its athlete choose; credit alone is given at once. */
async function offer(db: Database, now: string, booking: BookingRecord, offers: AfterRain[]): Promise<void> {
  const until = new Date(Date.parse(now) + RAIN_CHOICE_DAYS * 24 * 60 * 60_000).toISOString()
  const chosen = isCreditAlone(offers) ? { what: 'credit' as const, at: now } : null
  const rained = await db.bookings.update(booking.id, {
    status: 'rained_out',
    holdExpiresAt: null,
    rain: { at: now, offers, until, paidCents: paidCents(booking), chosen },
  })
  await notifyRained(db, now, rained)
}
