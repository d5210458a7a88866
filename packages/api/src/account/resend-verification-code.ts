import {
  resendVerificationCodeCall,
  type resendVerificationCodeSpec,
} from '@campo-livre/contract/account/resend-verification-code.ts'
import { sendApi } from '../client/call-api.ts'

/** Asks for another code (H11), at the earliest a minute after the last one. */
export async function resendVerificationCode(email: string, signal?: AbortSignal): Promise<void> {
  await sendApi<typeof resendVerificationCodeSpec>(resendVerificationCodeCall, { body: { email }, signal })
}
