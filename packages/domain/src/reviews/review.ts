import * as z from 'zod/mini'
import { instantSchema } from '../time/zone.ts'

export const reviewSchema = z.object({
  id: z.string(),
  fieldId: z.string(),
  fieldName: z.string(),
  /** First name and initial only: `Rafael M.` */
  authorName: z.string(),
  stars: z.int().check(z.minimum(1), z.maximum(5)),
  text: z.string(),
  createdAt: instantSchema,
  /** The company's reply. */
  answer: z.nullable(z.object({ text: z.string(), createdAt: instantSchema })),
  /** The number of readers whom it helped; absent for none. */
  helped: z.optional(z.int()),
  /** True for a reader who said so; absent for all others. */
  helpedYou: z.optional(z.boolean()),
})
export type Review = z.infer<typeof reviewSchema>
