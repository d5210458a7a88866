import { createFileRoute } from '@tanstack/react-router'
import { myRachas } from '../../features/rachas/my-rachas.tsx'
import { RachasScreen } from '../../features/rachas/rachas-screen.tsx'
import { listQuery } from '../../lib/table/question.ts'
import { listSearch } from '../../lib/table/search.ts'
import { warm } from '../../lib/warm.ts'

/** The athlete's pickup games (A10). */
export const Route = createFileRoute('/_athlete/atleta/rachas')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => warm(context.queryClient, listQuery(myRachas, deps)),
  component: RachasScreen,
})
