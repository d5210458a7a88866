import * as z from 'zod/mini'

/** The mean of the reviews (1–5, one decimal) and their number; `average` is null before the first. */
export const ratingSchema = z.object({ average: z.nullable(z.number()), count: z.int() })
export type Rating = z.infer<typeof ratingSchema>
