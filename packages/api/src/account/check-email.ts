import { registerCall } from '@campo-livre/contract/account/register.ts'
import { ApiError } from '../client/api-error.ts'
import { request } from '../client/client.ts'

/**
 * Checks an e-mail ahead as the registration would (decision 033): resolves to the server's sentence, or to null where
 * it would accept it or does not answer. Only the e-mail is sent: a server that knows Precognition checks it alone, and
 * any other refuses the incomplete registration with all its errors, that of the e-mail among them. No account is made.
 */
export async function checkEmail(email: string, signal?: AbortSignal): Promise<string | null> {
  try {
    const headers = { Precognition: 'true', 'Precognition-Validate-Only': 'email' }
    await request(registerCall, { body: { email }, headers, signal })
    return null
  } catch (error) {
    return error instanceof ApiError && error.status === 422 ? (error.errors.email?.join(' ') ?? null) : null
  }
}
