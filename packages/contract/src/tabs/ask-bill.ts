import { tabDetailSchema } from '@campo-livre/domain/tabs/tab.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const askBillCall = {
  method: 'POST',
  path: '/tabs/{id}/ask-bill',
  output: tabDetailSchema,
} as const satisfies DeclaredCall

export const askBillSpec = describeCall(askBillCall, () => ({
  who: ['athlete'],
  summary: 'Asks for the bill of an open tab, which the counter shows. Asking again changes nothing.',
  refusals: { not_found: "Anybody else's.", tab_closed: 'Closed already.' },
}))
