import * as z from 'zod/mini'

const yes = z.catch(z.optional(z.enum(['sim'])), undefined)

/** The address of one booking: whether the cancel dialog is open, whether it was confirmed just now (A14). */
export const bookingSearchSchema = z.object({ cancelar: yes, confirmada: yes })
