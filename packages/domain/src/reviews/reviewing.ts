import * as z from 'zod/mini'
import { instantSchema } from '../time/zone.ts'

/** A review as its author has it: `until` says how long it can be written or changed; null for no longer. */
export const reviewingSchema = z.object({
  until: z.nullable(instantSchema),
  /** Null while it is not written. */
  written: z.nullable(z.object({ stars: z.int(), text: z.string(), createdAt: instantSchema })),
})
export type Reviewing = z.infer<typeof reviewingSchema>
