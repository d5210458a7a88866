import { cardQuery } from '@campo-livre/api/athletes/get-card.ts'
import { createFileRoute } from '@tanstack/react-router'
import { CardScreen } from '../../features/athletes/card-screen.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The card of an athlete at its address (A13); `id` is the end of it, which can be made anew. */
export const Route = createFileRoute('/_public/atletas/$id')({
  loader: ({ context, params: { id } }) => prefetch(context.queryClient, cardQuery(id)),
  component: CardScreen,
})
