import * as z from 'zod/mini'
import { instantSchema } from '../time/zone.ts'

/** A value as a history has it. */
export const fieldValueSchema = z.nullable(z.union([z.string(), z.number(), z.boolean()]))

/** A value that changed, by the key in the row. Both are null for one that is not shown, such as a picture. */
export const fieldChangeSchema = z.object({ field: z.string(), from: fieldValueSchema, to: fieldValueSchema })
export type FieldChange = z.infer<typeof fieldChangeSchema>

/** One change of a row by a person. */
export const historyEntrySchema = z.object({
  id: z.string(),
  at: instantSchema,
  /** The name of who did it; null when the account is gone. */
  who: z.nullable(z.string()),
  kind: z.enum(['created', 'changed']),
  /** Empty where it was created. */
  changes: z.array(fieldChangeSchema),
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>
