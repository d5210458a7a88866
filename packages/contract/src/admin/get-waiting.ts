import { waitingSchema } from '@campo-livre/domain/admin/waiting.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getWaitingCall = {
  method: 'GET',
  path: '/admin/waiting',
  output: waitingSchema,
} as const satisfies DeclaredCall

export const getWaitingSpec = describeCall(getWaitingCall, () => ({
  who: ['admin'],
  extension: true,
  summary: 'Counts what waits for the admin: arenas, contacts, mails that came back, tills without a reason.',
}))
