import * as z from 'zod/mini'

/** The search of an arena's own reviews (A14): the page, and the review that is being answered. */
export const ownReviewsSearchSchema = z.object({
  pagina: z.catch(z.optional(z.coerce.number().check(z.int(), z.positive())), undefined),
  responder: z.catch(z.optional(z.string()), undefined),
})

/** Returns the list that a page of the screen asks for. */
export const ownReviewsParams = (page = 1) => ({ page, perPage: 20, filters: [] })
