import type { Verification } from '@campo-livre/domain/users/proof.ts'
import { request } from '../client/client.ts'

/** Confirms an e-mail by the code that was sent to it (H11). No token comes of it: the person signs in. */
export async function verifyEmail(verification: Verification, signal?: AbortSignal): Promise<void> {
  await request('auth/verify-email', { method: 'post', body: verification, signal })
}
