import * as z from 'zod/mini'

/** The statuses that a company gives a field. */
const chosen = ['active', 'inactive', 'archived'] as const
export type ChosenFieldStatus = (typeof chosen)[number]

/** The body of `PUT /company/fields/{id}/status`; only an active field takes new bookings. */
export const fieldStatusSchema = z.object({ status: z.enum(chosen, 'Escolha a situação.') })
