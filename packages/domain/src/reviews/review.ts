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
})
export type Review = z.infer<typeof reviewSchema>
