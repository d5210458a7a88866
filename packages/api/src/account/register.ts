import { registerCall, type registerSpec } from '@campo-livre/contract/account/register.ts'
import type { Registration } from '@campo-livre/domain/users/registration.ts'
import { sendApi } from '../client/call-api.ts'

/** Registers an athlete (H11), who can sign in after confirming the e-mail by the code sent to it. */
export async function register(registration: Registration, signal?: AbortSignal): Promise<void> {
  await sendApi<typeof registerSpec>(registerCall, { body: registration, signal })
}
