import { MAX_AVAILABILITY_DAYS } from '@campo-livre/domain/availability/availability.ts'
import { daySchema } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'

/** The first day and the number of days: by default a week from the company's today. */
export const availabilityQuerySchema = z.object({
  from: z.optional(daySchema),
  days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_AVAILABILITY_DAYS)), 7),
})
