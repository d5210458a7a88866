import { daySchema } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'
import { paySearchSchema } from '../../../shared/payments/form/pay-search.ts'

/**
 * The search of a fixed slot (A14): the day whose week is about to be given back, what else is about to be done with it, and
 * how its bill is paid.
 */
export const fixedSlotSearchSchema = z.extend(paySearchSchema, {
  devolver: z.catch(z.optional(daySchema), undefined),
  fazer: z.catch(z.optional(z.enum(['encerrar', 'pausar', 'voltar', 'trocar'])), undefined),
  /** The day of the game that is swapped. */
  data: z.catch(z.optional(daySchema), undefined),
  /** The pause that ends early. */
  pausa: z.catch(z.optional(z.string()), undefined),
})
export type FixedSlotSearch = z.infer<typeof fixedSlotSearchSchema>
