import * as z from 'zod/mini'

const rowSchema = z.nullable(z.looseObject({ id: z.string() }))
/** A row before and after a write; null where it did not exist. */
export const rowChangeSchema = z.object({
  table: z.string(),
  id: z.string(),
  before: rowSchema,
  after: rowSchema,
})
export type RowChange = z.infer<typeof rowChangeSchema>
