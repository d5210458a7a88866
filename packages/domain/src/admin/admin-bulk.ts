import * as z from 'zod/mini'
import { refusalCodeSchema } from '../refusals/refusal-code.ts'
import { madeId } from '../text/made-id.ts'
import { adminResources } from './admin-resource.ts'

/** The most rows of one call: a run of more is sent in parts, between which it can be stopped. */
export const BULK_PART = 50

/** An act on many rows, each as it was seen. */
export const adminBulkSchema = z.object({
  id: madeId,
  resource: z.enum(adminResources),
  rows: z
    .array(z.object({ id: z.string(), stamp: z.string() }))
    .check(z.minLength(1, 'Escolha ao menos um.'), z.maxLength(BULK_PART, `Mande até ${BULK_PART} por vez.`)),
  /** An act of the kind, or `remove`. */
  action: z.string(),
  /** The list that the rows are all of, with the number of rows that was shown; null for marked ones. */
  of: z.nullable(
    z.object({ filters: z.string(), q: z.optional(z.string()), expected: z.int().check(z.nonnegative()) }),
  ),
})
export type AdminBulk = z.infer<typeof adminBulkSchema>

/** The result of each row: done, or why not. */
export const bulkResultSchema = z.object({
  id: z.string(),
  name: z.string(),
  done: z.boolean(),
  code: z.nullable(refusalCodeSchema),
  message: z.nullable(z.string()),
})
export type BulkResult = z.infer<typeof bulkResultSchema>
