import { tabDetailSchema } from '@campo-livre/domain/tabs/tab.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getTabCall = {
  method: 'GET',
  path: '/tabs/{id}',
  output: tabDetailSchema,
} as const satisfies DeclaredCall

export const getTabSpec = describeCall(getTabCall, () => ({
  who: ['athlete'],
  paper: true,
  summary: 'A tab of the athlete, or a paid one whose receipt was sent to them, item by item.',
  refusals: { not_found: "Anybody else's." },
}))
