import { emptyListSchema } from '../empty-list.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const deleteNotificationCall = {
  method: 'DELETE',
  path: '/notification-messages/{id}',
} as const satisfies DeclaredCall

export const deleteNotificationSpec = describeCall(deleteNotificationCall, () => ({
  who: 'signed-in',
  output: emptyListSchema,
  summary: 'Takes one away (E9).',
  refusals: { not_found: 'Not theirs.' },
}))
