import { request } from '../client/client.ts'

/** Ends the token on the server (D7). */
export async function logout(): Promise<void> {
  await request('auth/logout', { method: 'post' })
}
