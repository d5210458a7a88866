import { ok } from '../../http/answer.ts'
import { bearerOf } from '../../http/authenticate.ts'
import { call } from '../../http/call.ts'

/** D7. The token ends; the person's other devices stay signed in, but not with the real server. */
export const logout = call({
  method: 'POST',
  path: '/auth/logout',
  who: 'signed-in',
  summary: 'Ends the session of this token.',
  handle: ({ db, user, headers }) => {
    const everywhere = db.settings.dialect === 'real'
    const ended = everywhere
      ? db.sessions.by('userId', user.id).map(({ id }) => id)
      : [bearerOf(headers) ?? '']
    for (const token of ended) db.sessions.remove(token)
    return ok(null, { message: 'Até logo!' })
  },
})
