import { verifyEmailCall, type verifyEmailSpec } from '@campo-livre/contract/account/verify-email.ts'
import type { Verification } from '@campo-livre/domain/users/proof.ts'
import { sendApi } from '../client/call-api.ts'

/** Confirms an e-mail by the code that was sent to it (H11). The answer has no token: the user signs in afterwards. */
export async function verifyEmail(verification: Verification, signal?: AbortSignal): Promise<void> {
  await sendApi<typeof verifyEmailSpec>(verifyEmailCall, { body: verification, signal })
}
