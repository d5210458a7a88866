import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { type Address, formatAddress } from '@campo-livre/domain/companies/address.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { formatLongDay, formatTime } from '@campo-livre/domain/time/format.ts'

/** The text that goes to the group: what, when, where, and where to see the field. Nothing of the booking's own. */
export function invitation(booking: BookingDetail, fieldUrl: string): string {
  const { field, company, start, end } = booking
  const [sport] = field.sports
  return [
    `Bora jogar${sport ? ` ${sportLabels[sport].toLowerCase()}` : ''}?`,
    `${formatLongDay(start, company.timeZone)}, das ${formatTime(start, company.timeZone)} às ${formatTime(end, company.timeZone)}`,
    `${field.name}, ${company.name}`,
    formatAddress(company.address),
    fieldUrl,
  ].join('\n')
}

/** WhatsApp with the text written; the person chooses to whom, unless a number is given. */
export function whatsappLink(text: string, number: string | null = null): string {
  return `https://wa.me/${(number ?? '').replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}

/** The way to an address, in the maps of the phone. */
export function directionsLink({ latitude, longitude }: Address): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
}
