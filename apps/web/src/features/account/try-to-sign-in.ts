import { ApiError, messageOf } from '@campo-livre/api/client/api-error.ts'
import { credentialsSchema } from '@campo-livre/domain/users/credentials.ts'
import { signIn } from '../../session/sign-in.ts'

/**
 * Signs in (D10). Resolves to null on success, or to the server's sentence when the e-mail has to be confirmed first;
 * throws in all other cases.
 */
export async function tryToSignIn(typed: object, signal: AbortSignal): Promise<string | null> {
  const result = await signIn(credentialsSchema.parse(typed), signal)
  if (result.success) return null
  const { error, message } = result
  if (error instanceof ApiError && error.code === 'email_unverified')
    return messageOf(error, 'Falta confirmar seu e-mail.')
  throw error instanceof Error ? error : new Error(message)
}
