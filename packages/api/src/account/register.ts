import type { Registration } from '@campo-livre/domain/users/registration.ts'
import { request } from '../client/client.ts'

/** Makes an athlete's account (H11). It opens once the code that goes to the e-mail was given back. */
export async function register(registration: Registration, signal?: AbortSignal): Promise<void> {
  await request('auth/register', { method: 'post', body: registration, signal })
}
