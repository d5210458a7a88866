import { ApiError, messageOf } from '@campo-livre/api/client/api-error.ts'
import { credentialsSchema } from '@campo-livre/domain/users/credentials.ts'
import { signIn } from '../../session/sign-in.ts'

/**
 * Signs in with what was typed (D10). Null when the person is in; what the server says where the e-mail has to be
 * confirmed first; throws whatever else keeps them out.
 */
export async function tryToSignIn(typed: object, signal: AbortSignal): Promise<string | null> {
  const result = await signIn(credentialsSchema.parse(typed), signal)
  if (result.success) return null
  const { error, message } = result
  if (error instanceof ApiError && error.code === 'email_unverified')
    return messageOf(error, 'Falta confirmar seu e-mail.')
  throw error instanceof Error ? error : new Error(message)
}
