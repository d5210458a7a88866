import * as z from 'zod/mini'
import { adminResources } from './admin-resource.ts'

/** The most rows that one relation names. */
export const MAX_RELATED = 5

/** The rows of one kind that belong to a row, or to which it belongs: the first few, and how many there are. */
export const relationSchema = z.object({
  resource: z.enum(adminResources),
  total: z.int(),
  items: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The number of them that stand in the way of the row's removal: those come first. */
  blocking: z.int(),
  /** True if they go with it. */
  goes: z.boolean(),
})
export type Relation = z.infer<typeof relationSchema>
