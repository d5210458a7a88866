import type { MyBookings } from '@campo-livre/api/bookings/list-bookings.ts'
import { bookingStatuses } from '@campo-livre/domain/bookings/booking-status.ts'
import * as z from 'zod/mini'
import { statusOn } from './statuses.ts'

/** The address of "Minhas Reservas": which side of now, which state, which page (A14). */
export const bookingsSearchSchema = z.object({
  quando: z.catch(z.optional(z.enum(['proximas', 'passadas'])), undefined),
  situacao: z.catch(z.optional(z.enum(bookingStatuses)), undefined),
  pagina: z.catch(z.optional(z.coerce.number().check(z.int(), z.positive())), undefined),
})
export type BookingsSearch = z.infer<typeof bookingsSearchSchema>

/** What the address says, as the API asks it. */
export function toBookingsQuestion({ quando, situacao, pagina }: BookingsSearch): MyBookings {
  const when = quando === 'passadas' ? 'past' : 'upcoming'
  return { when, status: statusOn(when, situacao), page: pagina ?? 1 }
}
