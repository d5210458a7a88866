import * as z from 'zod/mini'

/** The address of one booking: whether the cancel dialog is open (A14). */
export const bookingSearchSchema = z.object({ cancelar: z.catch(z.optional(z.enum(['sim'])), undefined) })
