import { splitQuery } from '@campo-livre/api/splits/get-split.ts'
import { createFileRoute } from '@tanstack/react-router'
import { SplitScreen } from '../../features/splits/split-screen.tsx'
import { splitSearch } from '../../features/splits/splits-search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** A bill that the athlete divides (H10). */
export const Route = createFileRoute('/_athlete/atleta/contas/$id')({
  validateSearch: splitSearch,
  loader: ({ context, params }) => prefetch(context.queryClient, splitQuery(params.id)),
  component: SplitScreen,
})
