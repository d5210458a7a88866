import { readToken } from '@campo-livre/domain/users/token.ts'
import type { User } from '@campo-livre/domain/users/user.ts'
import * as z from 'zod/mini'
import { ApiError } from '../client/api-error.ts'
import { parse } from '../client/parse.ts'
import { readUser } from './read-user.ts'

const answerSchema = z.object({
  token: z.optional(z.unknown()),
  user: z.optional(z.unknown()),
  me: z.optional(z.unknown()),
})

/** A token and its user; null when the user is absent or unreadable, and has to be read by `/me`. */
export type SignedIn = { token: string; user: User | null }

/** Reads the answer to signing in (D4): the user is in `user` or `me`. */
export function readSignedIn(data: unknown): SignedIn {
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
