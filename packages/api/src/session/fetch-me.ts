import type { User } from '@campo-livre/domain/users/user.ts'
import { request } from '../client/client.ts'
import { readUser } from './read-user.ts'

/** The user behind the token (D5). */
export async function fetchMe(): Promise<User> {
  const { data } = await request('me')
  return readUser(data)
}
