import { creditsQuery } from '@campo-livre/api/account/credits.ts'
import { createFileRoute } from '@tanstack/react-router'
import { CreditScreen } from '../../features/bookings/credit/credit-screen.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The athlete's credit at arenas (A10). */
export const Route = createFileRoute('/_athlete/atleta/credito')({
  loader: ({ context }) => prefetch(context.queryClient, creditsQuery()),
  component: CreditScreen,
})
