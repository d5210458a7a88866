import { forgotPasswordCall, type forgotPasswordSpec } from '@campo-livre/contract/account/forgot-password.ts'
import { sendApi } from '../client/call-api.ts'

/** Asks for a link to set a new password (H11). The answer never tells whether the e-mail has an account. */
export async function forgotPassword(email: string, signal?: AbortSignal): Promise<void> {
  await sendApi<typeof forgotPasswordSpec>(forgotPasswordCall, { body: { email }, signal })
}
