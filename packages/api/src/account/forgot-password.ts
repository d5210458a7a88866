import { request } from '../client/client.ts'

/** Asks for a link that makes a new password (H11). The answer never tells whether the e-mail has an account. */
export async function forgotPassword(email: string, signal?: AbortSignal): Promise<void> {
  await request('auth/forgot-password', { method: 'post', body: { email }, signal })
}
