import { createFileRoute } from '@tanstack/react-router'
import { myRachas } from '../../features/rachas/my-rachas.tsx'
import { RachasScreen } from '../../features/rachas/rachas-screen.tsx'
import { resourceQuery } from '../../lib/table/list-params.ts'
import { listSearch } from '../../lib/table/search.ts'
import { prefetch } from '../../lib/prefetch.ts'

/** The athlete's pickup games (A10). */
export const Route = createFileRoute('/_athlete/atleta/rachas')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context.queryClient, resourceQuery(myRachas, deps)),
  component: RachasScreen,
})
