import type { Credentials } from '@campo-livre/domain/users/credentials.ts'
import * as z from 'zod/mini'
import { request } from '../client/client.ts'
import { parse } from '../client/parse.ts'
import { readUser } from './read-user.ts'

const answerSchema = z.object({
  token: z.string(),
  user: z.optional(z.unknown()),
  me: z.optional(z.unknown()),
})

/** Signs in (D4). The user comes as `user`, as `me`, or not at all (null: ask `/me`). */
export async function login(credentials: Credentials) {
  const { data, message } = await request('auth/login', { method: 'post', body: credentials, signsIn: true })
  const { token, user, me } = parse(answerSchema, data)
  const found = user ?? me
  return { token, user: found === undefined ? null : readUser(found), message: message ?? null }
}
