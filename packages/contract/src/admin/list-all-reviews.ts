import { stamp } from '@campo-livre/domain/admin/stamped.ts'
import { reviewColumns } from '@campo-livre/domain/reviews/review-row.ts'
import { reviewRowSchema } from '@campo-livre/domain/reviews/review-row.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import type { DeclaredCall } from '../call.ts'
import { describeAdminList } from './describe-list.ts'

export const listAllReviewsCall = {
  method: 'GET',
  path: '/admin/reviews',
  output: z.array(z.extend(reviewRowSchema, stamp)),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listAllReviewsSpec = describeAdminList(listAllReviewsCall, reviewColumns)
