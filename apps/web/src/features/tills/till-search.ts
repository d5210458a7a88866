import * as z from 'zod/mini'

/** The search of the till's screen: which form is open (A14). */
export const tillSearchSchema = z.object({
  fazer: z.catch(z.optional(z.enum(['abrir', 'sangria', 'suprimento', 'fechar'])), undefined),
})
export type TillSearch = z.infer<typeof tillSearchSchema>
export type TillForm = NonNullable<TillSearch['fazer']>
