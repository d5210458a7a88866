import * as z from 'zod/mini'

/** The statuses that a company gives a field. */
const chosen = ['active', 'inactive'] as const
export type ChosenFieldStatus = (typeof chosen)[number]

/** The status that a company gives a field; an inactive one takes no new bookings. */
export const fieldStatusSchema = z.object({ status: z.enum(chosen, 'Escolha a situação.') })
