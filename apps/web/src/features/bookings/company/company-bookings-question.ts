import type { CompanyBookings } from '@campo-livre/api/bookings/list-bookings.ts'
import { statusOn } from '../list/statuses.ts'
import type { BookingOrder, CompanyBookingsSearch } from './company-bookings-search.ts'

const sorts: Readonly<Record<BookingOrder, string>> = {
  data: 'start',
  '-data': '-start',
  cliente: 'customerName',
  '-cliente': '-customerName',
  valor: 'priceCents',
  '-valor': '-priceCents',
}

/** Converts the search of the address into the call's query. */
export function toCompanyBookingsQuestion(search: CompanyBookingsSearch): CompanyBookings {
  const when = search.dia === undefined && search.quando === undefined ? 'upcoming' : undefined
  return {
    when,
    date: search.dia,
    from: search.quando && search.de,
    to: search.quando && search.ate,
    fieldId: search.campo,
    set: search.conjunto,
    status: statusOn(when, search.situacao),
    q: search.busca,
    sort: search.ordem && sorts[search.ordem],
    page: search.pagina ?? 1,
  }
}

/** Returns the order of the list, chosen or by default. */
export function shownOrder({ ordem, dia, quando }: CompanyBookingsSearch): BookingOrder {
  if (ordem !== undefined) return ordem
  return dia === undefined && quando !== undefined ? '-data' : 'data'
}
