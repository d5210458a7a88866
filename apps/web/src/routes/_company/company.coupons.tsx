import { createFileRoute } from '@tanstack/react-router'
import { coupons } from '../../features/coupons/coupons.ts'
import { CouponsScreen } from '../../features/coupons/coupons-screen.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'
import { resourceQuery } from '../../lib/resource/list-params.ts'
import type { ListAddress } from '../../lib/resource/search.ts'

/** The company's coupons (A9). */
export const Route = createFileRoute('/_company/company/coupons')({
  validateSearch: (raw: ListAddress): ListAddress => raw,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context.queryClient, resourceQuery(coupons, deps)),
  component: CouponsScreen,
})
