import * as z from 'zod/mini'

const bookingId = z.catch(z.optional(z.string()), undefined)

/** The search of the dashboard: the open booking, and the one about to be cancelled (A14). */
export const dashboardSearchSchema = z.object({ reserva: bookingId, cancelar: bookingId })
export type DashboardSearch = z.infer<typeof dashboardSearchSchema>
