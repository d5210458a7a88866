import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { formatAddress } from '@campo-livre/domain/companies/address.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { formatLongDay } from '@campo-livre/domain/time/format-days.ts'
import { directionsLink } from '../../../lib/format/links.ts'
import { fromHoursOf } from '@campo-livre/domain/bookings/booking-times.ts'

/** Returns the text of an invitation: sport, day, hours, place, and the way there, without code or price. */
export function invitation(booking: BookingDetail): string {
  const { field, company, start } = booking
  const [sport] = field.sports
  return [
    `Bora jogar${sport ? ` ${sportLabels[sport].toLowerCase()}` : ''}?`,
    `${formatLongDay(start, company.timeZone)}, ${fromHoursOf(booking)}`,
    `${field.name}, ${company.name}`,
    formatAddress(company.address),
    `Como chegar: ${directionsLink(company.address)}`,
  ].join('\n')
}
