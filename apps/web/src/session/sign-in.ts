import { ApiError, type FieldErrors, messageOf } from '@campo-livre/api/client/api-error.ts'
import { login } from '@campo-livre/api/session/login.ts'
import type { Credentials } from '@campo-livre/domain/users/credentials.ts'
import { writeStored } from '../lib/storage.ts'
import { store } from '../lib/store.ts'
import { errorAtom, errorsAtom, loadingAtom, TOKEN_KEY } from './atoms.ts'
import { adopt, clearError, ensureUser } from './session.ts'

const FAILED = 'Erro ao fazer login'

export type SignInResult = { success: true } | { success: false; message: string }

/** Signs in (D4, D10): on success the token is kept and the user known; on failure the errors stand in the atoms. */
export async function signIn(credentials: Credentials): Promise<SignInResult> {
  store.set(loadingAtom, true)
  clearError()
  try {
    const { token, user } = await login(credentials)
    adopt(token, user)
    writeStored(TOKEN_KEY, token)
    if (await ensureUser()) return { success: true }
    return fail(store.get(errorAtom) ?? FAILED, {})
  } catch (error) {
    return fail(messageOf(error, FAILED), error instanceof ApiError ? error.errors : {})
  } finally {
    store.set(loadingAtom, false)
  }
}

function fail(message: string, errors: FieldErrors): SignInResult {
  store.set(errorAtom, message)
  store.set(errorsAtom, errors)
  return { success: false, message }
}
