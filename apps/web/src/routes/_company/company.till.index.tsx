import { tillQuery } from '@campo-livre/api/tills/get-till.ts'
import { createFileRoute } from '@tanstack/react-router'
import { TillScreen } from '../../features/tills/till-screen.tsx'
import type { TillSearch } from '../../features/tills/till-search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The till of the counter (A9). */
export const Route = createFileRoute('/_company/company/till/')({
  validateSearch: (raw: TillSearch) => raw,
  loader: ({ context }) => prefetch(context.queryClient, tillQuery()),
  component: TillScreen,
})
