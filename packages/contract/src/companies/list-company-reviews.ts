import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import { reviewSchema } from '@campo-livre/domain/reviews/review.ts'
import * as z from 'zod/mini'
import { pageQuerySchema } from '../page-query.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listCompanyReviewsCall = {
  method: 'GET',
  path: '/companies/{id}/reviews',
  output: z.array(reviewSchema),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listCompanyReviewsSpec = describeCall(listCompanyReviewsCall, () => ({
  who: 'anyone',
  query: pageQuerySchema,
  summary: 'What people say of a company, those that helped most first, then the newest.',
  refusals: { not_found: 'Unknown, or not approved.' },
}))
