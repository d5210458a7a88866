import { splitsQuery } from '@campo-livre/api/splits/get-split.ts'
import { createFileRoute } from '@tanstack/react-router'
import { BillsScreen } from '../../features/splits/mine/bills-screen.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The bills that the athlete divides with others (A10, H10). */
export const Route = createFileRoute('/_athlete/atleta/contas/')({
  loader: ({ context }) => prefetch(context.queryClient, splitsQuery()),
  component: BillsScreen,
})
