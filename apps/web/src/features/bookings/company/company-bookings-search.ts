import { bookingStatuses } from '@campo-livre/domain/bookings/booking-status.ts'
import { daySchema } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'

/** The address of the company's bookings (A14). */
export const companyBookingsSearchSchema = z.object({
  /** Absent: what is to come. */
  quando: z.catch(z.optional(z.enum(['todas'])), undefined),
  dia: z.catch(z.optional(daySchema), undefined),
  campo: z.catch(z.optional(z.string()), undefined),
  situacao: z.catch(z.optional(z.enum(bookingStatuses)), undefined),
  pagina: z.catch(z.optional(z.coerce.number().check(z.int(), z.positive())), undefined),
  /** The booking whose cancel dialog is open. */
  cancelar: z.catch(z.optional(z.string()), undefined),
})
export type CompanyBookingsSearch = z.infer<typeof companyBookingsSearchSchema>
