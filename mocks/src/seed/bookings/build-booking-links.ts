import type { BookingLinkRecord, BookingRecord } from '@campo-livre/backend/store/records.ts'
import { LINK_HOURS } from '@campo-livre/domain/bookings/handover/booking-link.ts'

const HOUR = 3_600_000

/** Builds the link by which the athlete's last coming game can be taken over: `/passar/passo-atleta-15`. */
export function buildBookingLinks(now: string, bookings: readonly BookingRecord[]): BookingLinkRecord[] {
  const booking = bookings.find(({ id }) => id === 'bkg-atleta-15')
  if (!booking || booking.athleteId === null) return []
  const made = Date.parse(now) - HOUR
  const until = Math.min(made + LINK_HOURS * HOUR, Date.parse(booking.start))
  return [
    {
      id: 'lnk-atleta-15',
      token: 'passo-atleta-15',
      bookingId: booking.id,
      giverId: booking.athleteId,
      createdAt: new Date(made).toISOString(),
      until: new Date(until).toISOString(),
      ended: null,
    },
  ]
}
