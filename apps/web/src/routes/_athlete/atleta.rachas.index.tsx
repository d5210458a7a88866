import { rachasQuery } from '@campo-livre/api/rachas/list-rachas.ts'
import { createFileRoute } from '@tanstack/react-router'
import { toRachasQuestion } from '../../features/rachas/list/rachas-question.ts'
import { RachasScreen } from '../../features/rachas/list/rachas-screen.tsx'
import { rachaSearch } from '../../features/rachas/list/rachas-search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The athlete's pickup games (A10). */
export const Route = createFileRoute('/_athlete/atleta/rachas/')({
  validateSearch: rachaSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context.queryClient, rachasQuery(toRachasQuestion(deps))),
  component: RachasScreen,
})
