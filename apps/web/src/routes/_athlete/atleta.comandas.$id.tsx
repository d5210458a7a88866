import { tabQuery } from '@campo-livre/api/tabs/get-tab.ts'
import { createFileRoute } from '@tanstack/react-router'
import { MyTabScreen } from '../../features/tabs/athlete/my-tab-screen.tsx'
import { paySearchSchema } from '../../shared/payments/form/pay-search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** A tab of the athlete (A10). */
export const Route = createFileRoute('/_athlete/atleta/comandas/$id')({
  validateSearch: paySearchSchema,
  loader: ({ context, params }) => prefetch(context.queryClient, tabQuery(params.id)),
  component: MyTabScreen,
})
