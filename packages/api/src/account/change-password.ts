import { changePasswordCall, type changePasswordSpec } from '@campo-livre/contract/account/change-password.ts'
import type { PasswordChange } from '@campo-livre/domain/users/account-changes.ts'
import { sendApi } from '../client/call-api.ts'

/** Sets a new password, given the present one. All other sessions of the user end. */
export async function changePassword(change: PasswordChange, signal?: AbortSignal): Promise<void> {
  await sendApi<typeof changePasswordSpec>(changePasswordCall, { body: change, signal })
}
