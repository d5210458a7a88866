import { userSchema } from '@campo-livre/domain/users/user.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { toUser } from './to-user.ts'

/** D5. */
export const me = call({
  method: 'GET',
  path: '/me',
  who: 'signed-in',
  summary: 'Who the person is that is signed in.',
  output: userSchema,
  handle: ({ user }) => ok(toUser(user)),
})
