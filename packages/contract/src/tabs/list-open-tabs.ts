import { openTabSchema } from '@campo-livre/domain/tabs/tab.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listOpenTabsCall = {
  method: 'GET',
  path: '/company/tabs/open',
  output: z.array(openTabSchema),
  etag: true,
} as const satisfies DeclaredCall

export const listOpenTabsSpec = describeCall(listOpenTabsCall, () => ({
  who: ['company'],
  summary: 'All open tabs of the company, and the closed ones that are not paid, whole: for the counter.',
}))
