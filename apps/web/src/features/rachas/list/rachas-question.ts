import { bookingsQuery } from '@campo-livre/api/bookings/list-bookings.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'

/** Returns the list of a page: the next games first, then what is over. */
export function toRachasQuestion({ pagina }: { pagina?: string }): ListParams {
  const page = Number(pagina)
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: 20,
    sort: undefined,
    q: undefined,
    filters: [],
  }
}

/** The query of the bookings in which a game can be played. */
export const gameBookingsQuery = () => bookingsQuery({ when: 'upcoming', status: 'confirmed', page: 1 })
