import { linkedBillQuery, linkedShareQuery } from '@campo-livre/api/splits/linked-share.ts'
import { isGroupToken } from '@campo-livre/domain/splits/group-link.ts'
import { createFileRoute } from '@tanstack/react-router'
import { LinkedScreen } from '../../features/splits/linked/linked-screen.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'

/** A share of a bill, or the whole bill of a group, for whoever has its link (H10); `id` is the secret in it. */
export const Route = createFileRoute('/_public/conta/$id')({
  loader: ({ context, params: { id } }) =>
    isGroupToken(id)
      ? prefetch(context.queryClient, linkedBillQuery(id))
      : prefetch(context.queryClient, linkedShareQuery(id)),
  component: LinkedScreen,
})
