import { resetPasswordCall, type resetPasswordSpec } from '@campo-livre/contract/account/reset-password.ts'
import type { PasswordReset } from '@campo-livre/domain/users/proof.ts'
import { sendApi } from '../client/call-api.ts'

/** Sets a new password by the link of the mail (H11). All other sessions of the user end. */
export async function resetPassword(reset: PasswordReset, signal?: AbortSignal): Promise<void> {
  await sendApi<typeof resetPasswordSpec>(resetPasswordCall, { body: reset, signal })
}
