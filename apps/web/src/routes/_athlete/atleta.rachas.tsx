import { createFileRoute } from '@tanstack/react-router'
import { myRachas } from '../../features/rachas/my-rachas.tsx'
import { RachasScreen } from '../../features/rachas/rachas-screen.tsx'
import { resourceQuery } from '../../lib/resource/list-params.ts'
import { listSearch } from '../../lib/resource/search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The athlete's pickup games (A10). */
export const Route = createFileRoute('/_athlete/atleta/rachas')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context.queryClient, resourceQuery(myRachas, deps)),
  component: RachasScreen,
})
