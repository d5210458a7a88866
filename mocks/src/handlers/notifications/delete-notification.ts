import { ok, emptyListSchema } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { ownNotification } from './own-notification.ts'

/** E4, E9. */
export const deleteNotification = call({
  method: 'DELETE',
  path: '/notification-messages/{id}',
  who: 'signed-in',
  summary: 'Takes one away (E9).',
  output: emptyListSchema,
  refusals: { 404: 'Not theirs.' },
  handle: ({ db, user, params }) => {
    db.notifications.remove(ownNotification(db, user, params.id).id)
    return ok([], { message: 'Notificação removida com sucesso' })
  },
})
