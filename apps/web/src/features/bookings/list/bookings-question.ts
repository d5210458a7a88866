import type { MyBookings } from '@campo-livre/api/bookings/list-bookings.ts'
import type { BookingsSearch } from './bookings-search.ts'
import { statusOn } from './statuses.ts'

/** Converts the search of the address into the call's query. */
export function toBookingsQuestion({ quando, situacao, pagina }: BookingsSearch): MyBookings {
  const when = quando === 'passadas' ? 'past' : 'upcoming'
  return { when, status: statusOn(when, situacao), page: pagina ?? 1 }
}
