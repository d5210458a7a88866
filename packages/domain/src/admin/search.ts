import * as z from 'zod/mini'
import { adminResources } from './admin-resource.ts'

/** The most rows of one kind that a search over everything names. */
export const MAX_FOUND = 5

/** A row of any kind that a search has found. */
export const foundRowSchema = z.object({
  resource: z.enum(adminResources),
  id: z.string(),
  name: z.string(),
  /** A fact that tells it from others of its name: an arena, a person. */
  hint: z.nullable(z.string()),
})
export type FoundRow = z.infer<typeof foundRowSchema>
