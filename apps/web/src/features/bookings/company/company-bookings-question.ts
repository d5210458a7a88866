import type { CompanyBookings } from '@campo-livre/api/bookings/list-bookings.ts'
import { statusOn } from '../statuses.ts'
import type { CompanyBookingsSearch } from './company-bookings-search.ts'

/** What the address says, as the API asks it. */
export function toCompanyBookingsQuestion(search: CompanyBookingsSearch): CompanyBookings {
  const when = search.dia === undefined && search.quando === undefined ? 'upcoming' : undefined
  return {
    when,
    date: search.dia,
    fieldId: search.campo,
    status: statusOn(when, search.situacao),
    page: search.pagina ?? 1,
  }
}
