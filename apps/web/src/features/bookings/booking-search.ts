import * as z from 'zod/mini'

const yes = z.catch(z.optional(z.enum(['sim'])), undefined)

/** The search of a booking: whether the cancel dialog is open, and whether it was just confirmed (A14). */
export const bookingSearchSchema = z.object({ cancelar: yes, confirmada: yes })
