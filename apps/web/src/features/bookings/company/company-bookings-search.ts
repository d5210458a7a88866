import { bookingSets } from '@campo-livre/domain/bookings/list/booking-set.ts'
import { bookingStatuses } from '@campo-livre/domain/bookings/booking-status.ts'
import { MAX_QUICK_SEARCH } from '@campo-livre/domain/lists/quick-search.ts'
import { daySchema } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'
import { calendarSearchShape, type CalendarView } from '../calendar/calendar-search.ts'

/** The sort orders, with `-` for descending. */
export const bookingOrders = ['data', '-data', 'cliente', '-cliente', 'valor', '-valor'] as const
export type BookingOrder = (typeof bookingOrders)[number]

/** The search of the company's bookings (A14): of the calendar and of the list, which share day and field. */
export const companyBookingsSearchSchema = z.object({
  ...calendarSearchShape,
  /** Absent for upcoming ones. */
  quando: z.catch(z.optional(z.enum(['todas'])), undefined),
  /** The days from which and up to which bookings start, with `todas`; absent for no limit. */
  de: z.catch(z.optional(daySchema), undefined),
  ate: z.catch(z.optional(daySchema), undefined),
  /** The bookings of a figure of the finances; absent for all. */
  conjunto: z.catch(z.optional(z.enum(bookingSets)), undefined),
  situacao: z.catch(z.optional(z.enum(bookingStatuses)), undefined),
  /** A part of a name, a phone number or a code. */
  busca: z.catch(
    z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_QUICK_SEARCH))),
    undefined,
  ),
  /** Absent for the default: upcoming bookings and a day forward in time, all others backward. */
  ordem: z.catch(z.optional(z.enum(bookingOrders)), undefined),
  pagina: z.catch(z.optional(z.coerce.number().check(z.int(), z.positive())), undefined),
  /** The booking whose details are open. */
  reserva: z.catch(z.optional(z.string()), undefined),
  /** Set while tickets are read. */
  ingresso: z.catch(z.optional(z.coerce.number()), undefined),
  /** The booking whose cancel dialog is open. */
  cancelar: z.catch(z.optional(z.string()), undefined),
})
export type CompanyBookingsSearch = z.infer<typeof companyBookingsSearchSchema>

/** Returns the view of an address: the day, unless it names another one or asks something of the list. */
export function shownView(search: CompanyBookingsSearch): CalendarView {
  const { visao, quando, conjunto, situacao, busca, ordem, pagina } = search
  return (
    visao ?? ((quando ?? conjunto ?? situacao ?? busca ?? ordem ?? pagina) === undefined ? 'dia' : 'lista')
  )
}
