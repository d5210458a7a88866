import { ownReviewsQuery } from '@campo-livre/api/companies/own-reviews.ts'
import { createFileRoute } from '@tanstack/react-router'
import {
  ownReviewsParams,
  type OwnReviewsSearch,
} from '../../features/companies/reviews/desk/own-reviews-search.ts'
import { OwnReviewsScreen } from '../../features/companies/reviews/desk/own-reviews-screen.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The reviews of the company's fields, and its answers (A9, H8). */
export const Route = createFileRoute('/_company/company/reviews')({
  validateSearch: (raw: OwnReviewsSearch) => raw,
  loaderDeps: ({ search: { pagina } }) => ({ pagina }),
  loader: ({ context, deps }) => prefetch(context.queryClient, ownReviewsQuery(ownReviewsParams(deps))),
  component: OwnReviewsScreen,
})
