import { emptyListSchema } from '../empty-list.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const readAllNotificationsCall = {
  method: 'POST',
  path: '/notification-messages/mark-all-read',
} as const satisfies DeclaredCall

export const readAllNotificationsSpec = describeCall(readAllNotificationsCall, () => ({
  who: 'signed-in',
  output: emptyListSchema,
  summary: 'Marks all as read (E9).',
}))
