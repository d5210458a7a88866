import type { Booking } from '@campo-livre/domain/bookings/booking.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'

type Picked = Pick<Booking, 'start' | 'end'> & { company: { timeZone: string } }

/** The field's address with the same day open and the same time picked, for who lost it. */
export function pickAgain({ start, end, company }: Picked) {
  const day = localDay(company.timeZone, start)
  return { semana: day, dia: day, inicio: start, fim: end }
}
