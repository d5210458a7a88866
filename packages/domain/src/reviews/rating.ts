import * as z from 'zod/mini'

/** Mean of the reviews (1–5, one decimal) and how many there are; `average` is null before the first. */
export const ratingSchema = z.object({ average: z.nullable(z.number()), count: z.int() })
export type Rating = z.infer<typeof ratingSchema>
