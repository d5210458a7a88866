import { ApiError, type FieldErrors, messageOf } from '@campo-livre/api/client/api-error.ts'
import { login } from '@campo-livre/api/session/login.ts'
import type { Credentials } from '@campo-livre/domain/users/credentials.ts'
import { helpFor } from '../lib/failure-sentence.ts'
import { writeStored } from '../lib/storage.ts'
import { store } from '../lib/store.ts'
import { errorAtom, errorsAtom, hintAtom, loadingAtom, TOKEN_KEY } from './atoms.ts'
import { keepOwnDrafts } from './draft.ts'
import { adopt, clearError, ensureUser } from './session.ts'

const FAILED = 'Erro ao fazer login'

export type SignInResult = { success: true } | { success: false; message: string }

/**
 * Signs in (D4, D10): on success the token is kept and the user known; on failure the errors stand in the atoms. Who
 * does not want to wait stops it by the signal, and stays a guest without an error.
 */
export async function signIn(credentials: Credentials, signal?: AbortSignal): Promise<SignInResult> {
  store.set(loadingAtom, true)
  clearError()
  try {
    const { token, user } = await login(credentials, signal)
    adopt(token, user)
    writeStored(TOKEN_KEY, token)
    if (!(await ensureUser())) return fail(store.get(errorAtom) ?? FAILED)
    keepOwnDrafts()
    return { success: true }
  } catch (error) {
    if (signal?.aborted) return { success: false, message: FAILED }
    return fail(messageOf(error, FAILED), error instanceof ApiError ? error.errors : {}, helpFor(error))
  } finally {
    store.set(loadingAtom, false)
  }
}

function fail(message: string, errors: FieldErrors = {}, hint: string | null = null): SignInResult {
  store.set(errorAtom, message)
  store.set(errorsAtom, errors)
  store.set(hintAtom, hint)
  return { success: false, message }
}
