import * as z from 'zod/mini'
import { instantSchema } from '../time/zone.ts'
import { interestSchema } from './interest.ts'

/** The contact of an arena as it is stored. */
export const storedInterestSchema = z.extend(interestSchema, {
  id: z.string(),
  createdAt: instantSchema,
  /** The instant at which an admin answered; absent or null while it waits. */
  answeredAt: z.optional(z.nullable(instantSchema)),
})
