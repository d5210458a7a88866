import * as z from 'zod/mini'
import { notificationRowSchema } from './notification-row.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listNotificationsCall = {
  method: 'GET',
  path: '/notification-messages',
  etag: true,
} as const satisfies DeclaredCall

export const listNotificationsSpec = describeCall(listNotificationsCall, () => ({
  who: 'signed-in',
  output: z.array(notificationRowSchema),
  summary: 'All of the one who asks, newest first, not paged; nested and flat rows (E2).',
}))
