import { emptyListSchema } from '../empty-list.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const deleteAllNotificationsCall = {
  method: 'POST',
  path: '/notification-messages/delete-all',
} as const satisfies DeclaredCall

export const deleteAllNotificationsSpec = describeCall(deleteAllNotificationsCall, () => ({
  who: 'signed-in',
  output: emptyListSchema,
  summary: 'Clears the list of the one who asks (E9).',
}))
