import * as z from 'zod/mini'
import { fieldSchema } from './field.ts'

/** A field as it is stored: its rating is that of its reviews. */
export const storedFieldSchema = z.extend(z.omit(fieldSchema, { rating: true }), {
  /** True once its company has saved its times; absent where they have never been entered. */
  timesSet: z.optional(z.boolean()),
})
export type StoredField = z.infer<typeof storedFieldSchema>
