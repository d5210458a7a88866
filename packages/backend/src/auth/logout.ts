import { logoutSpec } from '@campo-livre/contract/session/logout.ts'
import type { Database } from '../store/database.ts'
import { ok } from '../http/answer.ts'
import { bearerOf } from '../http/authenticate.ts'
import { answer } from '../http/call.ts'

/** Ends the session (D7). Other devices stay signed in. */
export const logout = answer(logoutSpec, ({ db, headers }) => {
  endSession(db, bearerOf(headers) ?? '')
  return ok(null, { message: 'Até logo!' })
})

/** Ends a session; of a look the admin's own, too, as that is who signs out. */
function endSession(db: Database, token: string): void {
  const look = db.sessions.find(token)?.look
  if (look) db.sessions.remove(look.parentId)
  db.sessions.remove(token)
}
