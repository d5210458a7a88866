import { credentialsSchema } from '@campo-livre/domain/users/credentials.ts'
import { store } from '../../lib/store.ts'
import { errorsAtom } from '../../session/atoms.ts'
import { signIn } from '../../session/sign-in.ts'
import { asksToVerify } from './asks-to-verify.ts'

/**
 * Signs in with what was typed (D10). Null when the person is in; what the server says where the e-mail has to be
 * confirmed first; throws whatever else keeps them out.
 */
export async function tryToSignIn(typed: object, signal: AbortSignal): Promise<string | null> {
  const result = await signIn(credentialsSchema.parse(typed), signal)
  if (result.success) return null
  const asks = asksToVerify([result.message, ...Object.values(store.get(errorsAtom)).flat()])
  if (asks === null) throw result.error instanceof Error ? result.error : new Error(result.message)
  return asks
}
