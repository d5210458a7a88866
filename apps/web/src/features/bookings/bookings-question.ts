import type { MyBookings } from '@campo-livre/api/bookings/list-bookings.ts'
import type { BookingsSearch } from './bookings-search.ts'
import { statusOn } from './statuses.ts'

/** What the address says, as the API asks it. */
export function toBookingsQuestion({ quando, situacao, pagina }: BookingsSearch): MyBookings {
  const when = quando === 'passadas' ? 'past' : 'upcoming'
  return { when, status: statusOn(when, situacao), page: pagina ?? 1 }
}
