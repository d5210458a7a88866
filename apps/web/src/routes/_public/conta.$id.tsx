import { linkedShareQuery } from '@campo-livre/api/splits/linked-share.ts'
import { createFileRoute } from '@tanstack/react-router'
import { LinkedShareScreen } from '../../features/splits/linked/linked-share-screen.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'

/** A share of a bill for whoever has its link (H10); `id` is the secret in it. */
export const Route = createFileRoute('/_public/conta/$id')({
  loader: ({ context, params }) => prefetch(context.queryClient, linkedShareQuery(params.id)),
  component: LinkedShareScreen,
})
