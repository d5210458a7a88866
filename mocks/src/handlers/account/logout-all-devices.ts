import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'

/** Ends all of the person's tokens, this one too. */
export const logoutAllDevices = call({
  method: 'POST',
  path: '/auth/logout-all-devices',
  who: 'signed-in',
  handle: ({ db, user }) => {
    for (const { id } of db.sessions.by('userId', user.id)) db.sessions.remove(id)
    return ok(null, { message: 'Você saiu de todos os aparelhos.' })
  },
})
