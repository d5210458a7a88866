import { daySchema, instantSchema } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'

/** The search of a field's screen: its week and day, and the chosen interval (A14). Invalid values are dropped. */
export const fieldScreenSearchSchema = z.object({
  /** The first of the seven days shown; absent: today at the company. */
  semana: z.catch(z.optional(daySchema), undefined),
  /** The day shown on a phone. */
  dia: z.catch(z.optional(daySchema), undefined),
  /** The chosen interval, as instants; kept while signing in. */
  inicio: z.catch(z.optional(instantSchema), undefined),
  fim: z.catch(z.optional(instantSchema), undefined),
  /** Present while the drawer that asks for a fixed slot is open. */
  fixo: z.catch(z.optional(z.enum(['sim'])), undefined),
  avaliacoes: z.catch(z.optional(z.coerce.number().check(z.int(), z.positive())), undefined),
})
export type FieldScreenSearch = z.infer<typeof fieldScreenSearchSchema>
