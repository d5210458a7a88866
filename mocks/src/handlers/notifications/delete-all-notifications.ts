import { ok, emptyListSchema } from '../../http/answer.ts'
import { call } from '../../http/call.ts'

/** E4, E9. */
export const deleteAllNotifications = call({
  method: 'POST',
  path: '/notification-messages/delete-all',
  who: 'signed-in',
  summary: 'Clears the list of the one who asks (E9).',
  output: emptyListSchema,
  handle: ({ db, user }) => {
    for (const row of db.notifications.by('userId', user.id)) db.notifications.remove(row.id)
    return ok([], { message: 'Todas as notificações foram limpas' })
  },
})
