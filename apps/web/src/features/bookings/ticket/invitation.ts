import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { formatAddress } from '@campo-livre/domain/companies/address.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { formatLongDay } from '@campo-livre/domain/time/format-days.ts'
import { fromHoursOf } from '../../../shared/bookings/booking-times.ts'

/** Returns the text of an invitation: sport, place, time, and the field's address, without details of the booking. */
export function invitation(booking: BookingDetail, fieldUrl: string): string {
  const { field, company, start } = booking
  const [sport] = field.sports
  return [
    `Bora jogar${sport ? ` ${sportLabels[sport].toLowerCase()}` : ''}?`,
    `${formatLongDay(start, company.timeZone)}, ${fromHoursOf(booking)}`,
    `${field.name}, ${company.name}`,
    formatAddress(company.address),
    fieldUrl,
  ].join('\n')
}
