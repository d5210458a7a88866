import { logoutSpec } from '@campo-livre/contract/session/logout.ts'
import { ok } from '../../http/answer.ts'
import { bearerOf } from '../../http/authenticate.ts'
import { answer } from '../../http/call.ts'
import { endSessions } from '../account/end-sessions.ts'

/** Ends the session (D7). Other devices stay signed in, except in the real server's dialect. */
export const logout = answer(logoutSpec, ({ db, user, headers }) => {
  if (db.settings.dialect === 'real') endSessions(db, user.id)
  else db.sessions.remove(bearerOf(headers) ?? '')
  return ok(null, { message: 'Até logo!' })
})
