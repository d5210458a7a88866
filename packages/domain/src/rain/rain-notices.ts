import type { Booking } from '../bookings/booking.ts'
import { athleteAction, bookedWhat, type BookingPlace, companyAction } from '../bookings/booking-notices.ts'
import type { Notice } from '../notifications/notice.ts'
import { describeRained } from './describe-rain.ts'
import { rainStateAt } from './rain.ts'

/** Returns the notice to the athlete that it rained, and what they get, which cannot be muted. */
export function rainedNotices(booking: Booking, place: BookingPlace, at: string): Notice[] {
  const { timeZone, companyName } = place
  const action = athleteAction(booking)
  const said = describeRained(booking, { now: at, timeZone, reader: 'athlete' }) ?? ''
  return [
    {
      userId: booking.athleteId,
      kind: null,
      urgent: true,
      type: 'warning',
      message: `Choveu na ${companyName}: ${bookedWhat(booking, place)}. ${said}`,
      ...action,
      actionText: rainStateAt(booking, at) === 'choose' ? 'Escolher' : action.actionText,
    },
  ]
}

/** Returns the notice to the company of the new time that an athlete has chosen after a rain. */
export function newTimeNotices(booking: Booking, place: BookingPlace): Notice[] {
  const what = bookedWhat(booking, place)
  return [
    {
      userId: place.ownerId,
      kind: 'new-bookings',
      type: 'message',
      message: `${booking.customerName} marcou outro horário por causa da chuva: ${what}.`,
      about: { userId: booking.athleteId, nameless: `Outro horário por causa da chuva: ${what}.` },
      ...companyAction(booking, place),
    },
  ]
}
