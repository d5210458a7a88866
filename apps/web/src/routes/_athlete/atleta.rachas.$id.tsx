import { rachaQuery } from '@campo-livre/api/rachas/get-racha.ts'
import { createFileRoute } from '@tanstack/react-router'
import { RachaScreen } from '../../features/rachas/racha-screen.tsx'
import { rachaSearch } from '../../features/rachas/list/rachas-search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** A pickup game of the athlete (A13). */
export const Route = createFileRoute('/_athlete/atleta/rachas/$id')({
  validateSearch: rachaSearch,
  loader: ({ context, params }) => prefetch(context.queryClient, rachaQuery(params.id)),
  component: RachaScreen,
})
