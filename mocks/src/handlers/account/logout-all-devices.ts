import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { endSessions } from './end-sessions.ts'

/** Ends all of the person's tokens, this one too. */
export const logoutAllDevices = call({
  method: 'POST',
  path: '/auth/logout-all-devices',
  who: 'signed-in',
  summary: 'Ends all sessions of the person, this one too.',
  handle: ({ db, user }) => {
    endSessions(db, user.id)
    return ok(null, { message: 'Você saiu de todos os aparelhos.' })
  },
})
