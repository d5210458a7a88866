import * as z from 'zod/mini'

/** Which of them make sense is the calculator's to say, and travels with it. */
const number = z.catch(z.optional(z.coerce.number().check(z.int(), z.nonnegative())), undefined)

/** The calculator's numbers as the address carries them (A14), so that a sum can be sent to a partner. */
export const advertiseSearchSchema = z.object({
  campos: number,
  horas: number,
  preco: number,
  ocupacao: number,
})
export type AdvertiseSearch = z.infer<typeof advertiseSearchSchema>
