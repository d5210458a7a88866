import * as z from 'zod/mini'

/** The address of the dashboard: the booking whose details are open (A14). */
export const dashboardSearchSchema = z.object({ reserva: z.catch(z.optional(z.string()), undefined) })
