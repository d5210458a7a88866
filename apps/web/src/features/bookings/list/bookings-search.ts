import { bookingStatuses } from '@campo-livre/domain/bookings/booking-status.ts'
import * as z from 'zod/mini'

/** The search of "Minhas Reservas": upcoming or past, state, page, an open request (A14). */
export const bookingsSearchSchema = z.object({
  quando: z.catch(z.optional(z.enum(['proximas', 'passadas'])), undefined),
  situacao: z.catch(z.optional(z.enum(bookingStatuses)), undefined),
  /** The id of the request for a fixed slot that is open. */
  pedido: z.catch(z.optional(z.string()), undefined),
  pagina: z.catch(z.optional(z.coerce.number().check(z.int(), z.positive())), undefined),
})
export type BookingsSearch = z.infer<typeof bookingsSearchSchema>
