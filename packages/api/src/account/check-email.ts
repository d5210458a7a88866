import { registerCall } from '@campo-livre/contract/account/register.ts'
import { ApiError } from '../client/api-error.ts'
import { request } from '../client/client.ts'

/**
 * What the registration would say of an e-mail, asked ahead (decision 033): its sentence, or null where it would take it
 * or does not answer. Only the e-mail is sent: a server that knows Precognition judges it alone, and any other refuses a
 * registration that is not whole and says in passing what is wrong with the e-mail. No account is made by it.
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
