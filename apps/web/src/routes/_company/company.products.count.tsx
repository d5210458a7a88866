import { createFileRoute } from '@tanstack/react-router'
import { CountScreen } from '../../features/products/count/count-screen.tsx'
import { countQuery } from '../../features/products/count/count-query.ts'
import { countSearch } from '../../features/products/count/count-search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The page on which a company counts its stock (A9, H4). */
export const Route = createFileRoute('/_company/company/products/count')({
  validateSearch: countSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context.queryClient, countQuery(deps)),
  component: CountScreen,
})
