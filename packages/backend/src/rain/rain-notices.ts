import { athleteAction, bookedWhat, companyAction } from '@campo-livre/domain/bookings/booking-notices.ts'
import { describeRained } from '@campo-livre/domain/rain/describe-rain.ts'
import { rainStateAt } from '@campo-livre/domain/rain/rain.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord } from '../store/records.ts'
import { bookingPlace } from '../bookings/booking-place.ts'
import { notify } from '../notifications/notify.ts'

/** Notifies the athlete that it rained, and what they get, which cannot be muted. */
export async function notifyRained(db: Database, now: string, booking: BookingRecord): Promise<void> {
  const place = bookingPlace(db, booking)
  const { timeZone, companyName } = place
  const what = bookedWhat(booking, place)
  const action = athleteAction(booking)
  const said = describeRained(booking, { now, timeZone, reader: 'athlete' }) ?? ''
  const actionText = rainStateAt(booking, now) === 'choose' ? 'Escolher' : action.actionText
  const message = `Choveu na ${companyName}: ${what}. ${said}`
  await notify(db, booking.athleteId, { kind: null, type: 'warning', message, ...action, actionText })
}

/** Notifies the company of the new time that an athlete has chosen after a rain. */
export async function notifyNewTime(db: Database, booking: BookingRecord): Promise<void> {
  const place = bookingPlace(db, booking)
  const what = bookedWhat(booking, place)
  const message = `${booking.customerName} marcou outro horário por causa da chuva: ${what}.`
  const about = { userId: booking.athleteId, nameless: `Outro horário por causa da chuva: ${what}.` }
  await notify(db, place.ownerId, {
    kind: 'new-bookings',
    type: 'message',
    message,
    about,
    ...companyAction(booking, place),
  })
}
