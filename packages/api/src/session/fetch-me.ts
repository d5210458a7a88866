import { getMeCall, type getMeSpec } from '@campo-livre/contract/session/get-me.ts'
import type { User } from '@campo-livre/domain/users/user.ts'
import { ApiError } from '../client/api-error.ts'
import { sendApi } from '../client/call-api.ts'
import { readUser } from './read-user.ts'

/** Reads the user of the token (D5). Throws an `ApiError` with the server's sentence, or with the app's own (G2). */
export async function fetchMe(): Promise<User> {
  try {
    return readUser((await sendApi<typeof getMeSpec>(getMeCall)).data)
  } catch (error) {
    if (error instanceof ApiError) error.message ||= 'Erro ao buscar usuário'
    throw error
  }
}
