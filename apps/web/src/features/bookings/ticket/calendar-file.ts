import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { formatAddress } from '@campo-livre/domain/companies/address.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import ical, { ICalAlarmType, ICalEventStatus } from 'ical-generator'

const REMIND_SECONDS = 2 * 3_600

/** Returns the booking as an iCalendar file, with times in UTC. */
export function calendarFile(booking: BookingDetail, { now, url }: { now: string; url: string }): string {
  const { field, company, code } = booking
  const [sport] = field.sports
  const title = sport ? `${sportLabels[sport]}: ${field.name}` : field.name
  const calendar = ical({ prodId: { company: 'Campo Livre', product: 'Reservas', language: 'PT-BR' } })
  const event = calendar.createEvent({
    id: `${booking.id}@campolivre`,
    stamp: new Date(now),
    start: new Date(booking.start),
    end: new Date(booking.end),
    status: ICalEventStatus.CONFIRMED,
    summary: title,
    description: `Reserva ${code}\n${company.name}\n${url}`,
    location: {
      title: company.name,
      address: formatAddress(company.address),
      geo: { lat: company.address.latitude, lon: company.address.longitude },
    },
    url,
  })
  event.createAlarm({ type: ICalAlarmType.display, trigger: REMIND_SECONDS, description: title })
  // The library leaves the last line open; the format requires a line break.
  return `${calendar.toString()}\r\n`
}
