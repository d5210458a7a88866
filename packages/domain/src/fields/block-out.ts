import * as z from 'zod/mini'
import { instantSchema } from '../time/zone.ts'

/** A time in which a field cannot be booked (works, a tournament). Half-open. */
export const blockOutSchema = z
  .object({ id: z.string(), start: instantSchema, end: instantSchema, reason: z.string() })
  .check(
    z.refine(
      (blockOut) => Date.parse(blockOut.start) < Date.parse(blockOut.end),
      'O fim precisa ser depois do início.',
    ),
  )
export type BlockOut = z.infer<typeof blockOutSchema>
