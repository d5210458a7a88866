import { splitProposalQuery } from '@campo-livre/api/splits/get-split.ts'
import { createFileRoute } from '@tanstack/react-router'
import { NewSplitScreen } from '../../features/splits/new-split-screen.tsx'
import { originOf } from '../../features/splits/origin-of.ts'
import { splitSearch } from '../../features/splits/splits-search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** A new bill among several people (H10). */
export const Route = createFileRoute('/_athlete/atleta/contas/nova')({
  validateSearch: splitSearch,
  loaderDeps: ({ search }) => originOf(search),
  loader: ({ context, deps: { kind, id } }) => prefetch(context.queryClient, splitProposalQuery(kind, id)),
  component: NewSplitScreen,
})
