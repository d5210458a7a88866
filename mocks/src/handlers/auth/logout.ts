import { ok } from '../../http/answer.ts'
import { bearerOf } from '../../http/authenticate.ts'
import { call } from '../../http/call.ts'

/** D7. The token ends; the person's other devices stay signed in. */
export const logout = call({
  method: 'POST',
  path: '/auth/logout',
  who: 'signed-in',
  handle: ({ db, headers }) => {
    db.sessions.remove(bearerOf(headers) ?? '')
    return ok(null, { message: 'Até logo!' })
  },
})
