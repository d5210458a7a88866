import * as z from 'zod/mini'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { toNotification, notificationRowSchema } from './to-notification.ts'

/** E4. All of the person's own, newest first. */
export const listNotifications = call({
  method: 'GET',
  path: '/notification-messages',
  who: 'signed-in',
  summary: 'All of the one who asks, newest first, not paged; nested and flat rows (E2).',
  output: z.array(notificationRowSchema),
  handle: ({ db, user }) => {
    const rows = db.notifications
      .by('userId', user.id)
      .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? 1 : -1))
    return ok(rows.map(toNotification), { message: 'Notificações carregadas com sucesso' })
  },
})
