import { daySchema } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'

/** The search of a fixed slot: the day whose week is about to be given back (A14). */
export const fixedSlotSearchSchema = z.object({ devolver: z.catch(z.optional(daySchema), undefined) })
