import { daySchema, instantSchema } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'

/** The field screen's address: which week and day it shows, and what is picked (A14). Nonsense falls back to nothing. */
export const fieldScreenSearchSchema = z.object({
  /** First day of the seven shown; absent: today at the company. */
  semana: z.catch(z.optional(daySchema), undefined),
  /** The day open on a phone. */
  dia: z.catch(z.optional(daySchema), undefined),
  /** The picked interval, as instants; survives signing in. */
  inicio: z.catch(z.optional(instantSchema), undefined),
  fim: z.catch(z.optional(instantSchema), undefined),
  avaliacoes: z.catch(z.optional(z.coerce.number().check(z.int(), z.positive())), undefined),
})
export type FieldScreenSearch = z.infer<typeof fieldScreenSearchSchema>
