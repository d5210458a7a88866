import type { PasswordReset } from '@campo-livre/domain/users/proof.ts'
import { request } from '../client/client.ts'

/** Makes a new password by the link of the mail (H11). All other sessions of the person end. */
export async function resetPassword(reset: PasswordReset, signal?: AbortSignal): Promise<void> {
  await request('auth/reset-password', { method: 'post', body: reset, signal })
}
