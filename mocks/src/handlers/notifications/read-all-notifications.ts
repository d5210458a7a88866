import { ok, emptyListSchema } from '../../http/answer.ts'
import { call } from '../../http/call.ts'

/** E4, E9. */
export const readAllNotifications = call({
  method: 'POST',
  path: '/notification-messages/mark-all-read',
  who: 'signed-in',
  summary: 'Marks all as read (E9).',
  output: emptyListSchema,
  handle: async ({ db, now, user }) => {
    const unread = db.notifications.by('userId', user.id).filter((row) => row.readAt === null)
    for (const row of unread) await db.notifications.update(row.id, { readAt: now })
    return ok([], { message: 'Todas as notificações foram marcadas como lidas' })
  },
})
