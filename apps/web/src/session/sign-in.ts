import { ApiError, type FieldErrors, messageOf } from '@campo-livre/api/client/api-error.ts'
import { login } from '@campo-livre/api/session/login.ts'
import type { SignedIn } from '@campo-livre/api/session/read-signed-in.ts'
import type { Credentials } from '@campo-livre/domain/users/credentials.ts'
import { writeStored } from '../lib/storage/storage.ts'
import type { ToastMessage } from '../lib/toasts/toast-message.ts'
import { toasts } from '../lib/toasts/toasts.ts'
import { store } from '../lib/state/store.ts'
import { errorAtom, errorsAtom, loadingAtom, TOKEN_KEY } from './atoms.ts'
import { dropGuestDrafts } from '../lib/storage/drafts.ts'
import { joinFavourites } from './device-favourites.ts'
import { setSession, clearError, ensureUser, loseSession } from './session.ts'

const notKept: ToastMessage = {
  severity: 'warn',
  title: 'Este navegador está sem espaço.',
  text: 'A sua entrada vale até você fechar ou recarregar a página. Depois, entre de novo.',
}

const FAILED = 'Erro ao fazer login'

/** `error` is the failed call's, if there was one. */
export type SignInResult = { success: true } | { success: false; message: string; error?: unknown }

/** Signs in with a password (D4, D10). */
export function signIn(credentials: Credentials, signal?: AbortSignal): Promise<SignInResult> {
  return signInBy(() => login(credentials, signal), signal)
}

/**
 * Signs in by a call that answers with a token. On success the token is stored and the user known; on failure the errors
 * are in the atoms. Aborting the signal leaves a guest without an error, even after the token has come.
 */
export async function signInBy(ask: () => Promise<SignedIn>, signal?: AbortSignal): Promise<SignInResult> {
  store.set(loadingAtom, true)
  clearError()
  let token: string | null = null
  try {
    const answer = await ask()
    token = answer.token
    setSession(token, answer.user)
    if (!writeStored(TOKEN_KEY, token)) toasts.add(notKept)
    if (!(await Promise.race([ensureUser(), stopped(signal)]))) return fail(store.get(errorAtom) ?? FAILED)
    dropGuestDrafts()
    await Promise.race([joinFavourites(), stopped(signal)])
    return { success: true }
  } catch (error) {
    if (signal?.aborted) {
      if (token !== null) loseSession(token, 'unknown')
      return { success: false, message: FAILED, error }
    }
    return fail(messageOf(error, FAILED), error instanceof ApiError ? error.errors : {}, error)
  } finally {
    store.set(loadingAtom, false)
  }
}

/** Returns a promise that rejects when the signal aborts; without a signal it never settles. */
function stopped(signal?: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}

function fail(message: string, errors: FieldErrors = {}, error?: unknown): SignInResult {
  store.set(errorAtom, message)
  store.set(errorsAtom, errors)
  return { success: false, message, error }
}
