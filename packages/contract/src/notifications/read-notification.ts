import { notificationRowSchema } from './notification-row.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const readNotificationCall = {
  method: 'POST',
  path: '/notification-messages/{id}/read',
} as const satisfies DeclaredCall

export const readNotificationSpec = describeCall(readNotificationCall, () => ({
  who: 'signed-in',
  output: notificationRowSchema,
  summary: 'Marks one as read (E9).',
  refusals: { not_found: 'Not theirs.' },
}))
