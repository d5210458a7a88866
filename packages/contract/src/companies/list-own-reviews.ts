import { ownReviewColumns } from '@campo-livre/domain/reviews/review-row.ts'
import { ownReviewSchema, ownReviewsMetaSchema } from '@campo-livre/domain/reviews/review-row.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'
import { tableQuerySchema } from '../table-query.ts'

export const listOwnReviewsCall = {
  method: 'GET',
  path: '/company/reviews',
  output: z.array(ownReviewSchema),
  meta: ownReviewsMetaSchema,
} as const satisfies DeclaredCall

export const listOwnReviewsSpec = describeCall(listOwnReviewsCall, () => ({
  who: ['company'],
  query: tableQuerySchema(ownReviewColumns),
  extension: true,
  summary:
    'The reviews of a company’s fields: those without an answer first, from the oldest, then the others from the newest. Table.',
}))
