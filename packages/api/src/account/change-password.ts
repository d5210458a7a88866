import type { PasswordChange } from '@campo-livre/domain/users/account-changes.ts'
import { request } from '../client/client.ts'

/** A new password for who knows the present one. All other sessions of the person end, this one stays. */
export async function changePassword(change: PasswordChange, signal?: AbortSignal): Promise<void> {
  await request('me/password', { method: 'post', body: change, signal })
}
