import { daySchema } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'
import { paySearchSchema } from '../../../shared/payments/form/pay-search.ts'

/** The search of a fixed slot: the day whose week is about to be given back, and how its bill is paid (A14). */
export const fixedSlotSearchSchema = z.extend(paySearchSchema, {
  devolver: z.catch(z.optional(daySchema), undefined),
})
