import { getMeSpec } from '@campo-livre/contract/session/get-me.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toUser } from './to-user.ts'

/** Returns the signed-in user (D5). */
export const me = answer(getMeSpec, ({ user }) => ok(toUser(user)))
