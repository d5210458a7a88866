import { logoutSpec } from '@campo-livre/contract/session/logout.ts'
import { ok } from '../../http/answer.ts'
import { bearerOf } from '../../http/authenticate.ts'
import { answer } from '../../http/call.ts'
import { endSessions } from '../account/end-sessions.ts'

/** D7. The token ends; the person's other devices stay signed in, but not with the real server. */
export const logout = answer(logoutSpec, ({ db, user, headers }) => {
  if (db.settings.dialect === 'real') endSessions(db, user.id)
  else db.sessions.remove(bearerOf(headers) ?? '')
  return ok(null, { message: 'Até logo!' })
})
