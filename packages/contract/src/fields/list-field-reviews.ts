import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import { reviewSchema } from '@campo-livre/domain/reviews/review.ts'
import * as z from 'zod/mini'
import { pageQuerySchema } from '../page-query.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listFieldReviewsCall = {
  method: 'GET',
  path: '/fields/{id}/reviews',
  output: z.array(reviewSchema),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listFieldReviewsSpec = describeCall(listFieldReviewsCall, () => ({
  who: 'anyone',
  query: pageQuerySchema,
  summary: 'What people say of a field, those that helped most first, then the newest.',
  refusals: { not_found: 'Inactive or unknown.' },
}))
