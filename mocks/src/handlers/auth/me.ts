import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { toUser } from './to-user.ts'

/** D5. */
export const me = call({
  method: 'GET',
  path: '/me',
  who: 'signed-in',
  handle: ({ user }) => ok(toUser(user)),
})
