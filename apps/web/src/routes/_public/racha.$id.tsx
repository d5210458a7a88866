import { linkedRachaQuery } from '@campo-livre/api/rachas/linked-racha.ts'
import { createFileRoute } from '@tanstack/react-router'
import { guestKey } from '../../features/rachas/linked/guest-key.ts'
import { LinkedRachaScreen } from '../../features/rachas/linked/linked-racha-screen.tsx'
import { linkedRachaSearch } from '../../features/rachas/list/rachas-search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** A pickup game for whoever has its link (A13, N2); `id` is the secret in it. */
export const Route = createFileRoute('/_public/racha/$id')({
  validateSearch: linkedRachaSearch,
  loader: ({ context, params }) => prefetch(context.queryClient, linkedRachaQuery(params.id, guestKey())),
  component: LinkedRachaScreen,
})
