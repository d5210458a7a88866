import type { Booking, BookingDetail } from '../bookings/booking.ts'
import { type Address, formatAddress } from '../companies/address.ts'
import { type Sport, sportLabels } from '../fields/sports.ts'
import type { CalendarEvent } from './calendar-file.ts'

type Changing = Pick<Booking, 'createdAt' | 'confirmedAt' | 'cancellation' | 'rain'> & {
  counter?: Booking['counter']
  /** The changes of the arena, where the counter's part is not known. */
  changes?: BookingDetail['changes']
}

/** A booking with what a calendar says of its place. */
type BookingAtPlace = Changing &
  Pick<Booking, 'id' | 'code' | 'start' | 'end' | 'status'> & {
    field: { name: string; sports: readonly Sport[] }
    company: { name: string; address: Address }
  }

/** Returns the instant of the last change that a calendar would show. */
export function changedAtOf(booking: Changing): string {
  const { createdAt, confirmedAt, counter, changes = counter?.changes ?? [] } = booking
  return latest([createdAt, confirmedAt, lastingAt(booking), ...changes.map(({ at }) => at)])
}

/** Returns the instant of the last change that nobody undoes: an end or a rain, and what was chosen after it. */
function lastingAt({ createdAt, cancellation, rain }: Changing): string {
  return latest([createdAt, cancellation?.at, rain?.at, rain?.chosen?.at])
}

function latest([first, ...others]: readonly [string, ...(string | null | undefined)[]]): string {
  return others.reduce<string>((last, at) => (at && Date.parse(at) > Date.parse(last) ? at : last), first)
}

/**
 * Returns the number of a booking's version in calendars, which grows whenever it is moved, cancelled or rained out, also
 * when a move is undone: the commands of the counter, and the seconds until the last of the changes that nobody undoes.
 */
export function sequenceOf(booking: Changing): number {
  const { createdAt, counter, changes = [] } = booking
  const seconds = Math.ceil((Date.parse(lastingAt(booking)) - Date.parse(createdAt)) / 1_000)
  return (counter?.version ?? changes.length) + seconds
}

/** Returns a booking as a calendar has it; `link` is the address of its ticket, where that is known. */
export function bookingEvent(booking: BookingAtPlace, link: string | null): CalendarEvent {
  const { id, code, field, company, status } = booking
  const [sport] = field.sports
  const { latitude, longitude } = company.address
  return {
    uid: `${id}@campolivre`,
    changedAt: changedAtOf(booking),
    sequence: sequenceOf(booking),
    start: booking.start,
    end: booking.end,
    isCancelled: status === 'cancelled' || status === 'rained_out',
    summary: sport ? `${sportLabels[sport]}: ${field.name}` : field.name,
    description: [`Reserva ${code}`, company.name, ...(link ? [link] : [])].join('\n'),
    location: `${company.name}, ${formatAddress(company.address)}`,
    geo: { latitude, longitude },
    ...(link ? { url: link } : {}),
  }
}
