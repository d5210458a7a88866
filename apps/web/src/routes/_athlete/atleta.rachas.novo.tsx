import { createFileRoute } from '@tanstack/react-router'
import { NewRachaScreen } from '../../features/rachas/new/new-racha-screen.tsx'
import { gameBookingsQuery } from '../../features/rachas/list/rachas-question.ts'
import { rachaSearch } from '../../features/rachas/list/rachas-search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** A new pickup game (A13). */
export const Route = createFileRoute('/_athlete/atleta/rachas/novo')({
  validateSearch: rachaSearch,
  loader: ({ context }) => prefetch(context.queryClient, gameBookingsQuery()),
  component: NewRachaScreen,
})
