import { registerCall, type registerSpec } from '@campo-livre/contract/account/register.ts'
import type { Registration } from '@campo-livre/domain/users/registration.ts'
import { sendApi } from '../client/call-api.ts'

/** Makes an athlete's account (H11). It opens once the code that goes to the e-mail was given back. */
export async function register(registration: Registration, signal?: AbortSignal): Promise<void> {
  await sendApi<typeof registerSpec>(registerCall, { body: registration, signal })
}
