import { daySchema } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'

const bookingId = z.catch(z.optional(z.string()), undefined)

/** The search of the dashboard: the day, today without one, the open booking, and the one about to be cancelled (A14). */
export const dashboardSearchSchema = z.object({
  dia: z.catch(z.optional(daySchema), undefined),
  reserva: bookingId,
  cancelar: bookingId,
  /** Set while tickets are read. */
  ingresso: z.catch(z.optional(z.coerce.number()), undefined),
})
export type DashboardSearch = z.infer<typeof dashboardSearchSchema>
