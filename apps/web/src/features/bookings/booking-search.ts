import * as z from 'zod/mini'

const yes = z.catch(z.optional(z.enum(['sim'])), undefined)

/** The search of a booking: which dialog or choice is open, and whether it was just confirmed (A14). */
export const bookingSearchSchema = z.object({
  avaliar: yes,
  cancelar: yes,
  confirmada: yes,
  mudar: yes,
  passar: yes,
  chuva: z.catch(z.optional(z.enum(['horario', 'credito'])), undefined),
})
