import { arenaNeedSchema } from '@campo-livre/domain/companies/arena-needs.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listWaitingCall = {
  method: 'GET',
  path: '/company/waiting',
  output: z.array(arenaNeedSchema),
  etag: true,
} as const satisfies DeclaredCall

export const listWaitingSpec = describeCall(listWaitingCall, () => ({
  who: ['company'],
  extension: true,
  summary:
    'What waits for somebody at the company, one entry of a kind with its number and since when: the most urgent first, then the oldest.',
  refusals: { not_found: 'The person has no company yet.' },
}))
