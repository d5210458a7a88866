import { createFileRoute } from '@tanstack/react-router'
import { gameBookingsQuery, NewRachaScreen } from '../../features/rachas/new-racha-screen.tsx'
import { newRachaSearchSchema } from '../../features/rachas/rachas-search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** A new pickup game (A13). */
export const Route = createFileRoute('/_athlete/atleta/rachas/novo')({
  validateSearch: newRachaSearchSchema,
  loader: ({ context }) => prefetch(context.queryClient, gameBookingsQuery()),
  component: NewRachaScreen,
})
