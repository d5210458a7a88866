import { request } from '../client/client.ts'

/** Asks for another code (H11), a minute after the last one at the earliest. */
export async function resendVerificationCode(email: string, signal?: AbortSignal): Promise<void> {
  await request('auth/resend-verification-code', { method: 'post', body: { email }, signal })
}
