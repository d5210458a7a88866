import { loginCall, type loginSpec } from '@campo-livre/contract/session/login.ts'
import type { Credentials } from '@campo-livre/domain/users/credentials.ts'
import { readToken } from '@campo-livre/domain/users/token.ts'
import type { User } from '@campo-livre/domain/users/user.ts'
import * as z from 'zod/mini'
import { ApiError } from '../client/api-error.ts'
import { sendApi } from '../client/call-api.ts'
import { parse } from '../client/parse.ts'
import { readUser } from './read-user.ts'

const answerSchema = z.object({
  token: z.optional(z.unknown()),
  user: z.optional(z.unknown()),
  me: z.optional(z.unknown()),
})

/** Signs in (D4). The user is in `user` or `me`; null when it is absent or unreadable, and has to be read by `/me`. */
export async function login(credentials: Credentials, signal?: AbortSignal) {
  const { data } = await sendApi<typeof loginSpec>(loginCall, { body: credentials, signsIn: true, signal })
  const answer = parse(answerSchema, data)
  const token = readToken(answer.token)
  if (token === null) throw new ApiError({ kind: 'malformed' })
  return { token, user: findUser(answer.user) ?? findUser(answer.me) }
}

function findUser(value: unknown): User | null {
  try {
    return readUser(value)
  } catch {
    return null
  }
}
