import { changePasswordCall, type changePasswordSpec } from '@campo-livre/contract/account/change-password.ts'
import type { PasswordChange } from '@campo-livre/domain/users/account-changes.ts'
import { sendApi } from '../client/call-api.ts'

/** A new password for who knows the present one. All other sessions of the person end, this one stays. */
export async function changePassword(change: PasswordChange, signal?: AbortSignal): Promise<void> {
  await sendApi<typeof changePasswordSpec>(changePasswordCall, { body: change, signal })
}
