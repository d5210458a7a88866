import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { logout } from '@campo-livre/api/session/logout.ts'
import type { User } from '@campo-livre/domain/users/user.ts'
import { watchStored, writeStored } from '../lib/storage.ts'
import { store } from '../lib/store.ts'
import { errorAtom, errorsAtom, TOKEN_KEY, tokenAtom, userAtom } from './atoms.ts'

/** What the session asks of the app around it. */
type Surroundings = {
  /** Fetches the user with the app's retries. */
  loadUser: () => Promise<User>
  /** The session is over: drop what was fetched for the old user (D8). `lost`: the server refused it. */
  onEnd: (how: 'left' | 'lost') => void
}

let around: Surroundings | null = null
let pending: { token: string; user: Promise<User | null> } | null = null

/** Connects the session to the app and to the other tabs (D11). Returns how to disconnect. */
export function startSession(surroundings: Surroundings): () => void {
  around = surroundings
  return watchStored(TOKEN_KEY, (token) => {
    if (token === store.get(tokenAtom)) return
    if (token === null) finish('left')
    else {
      adopt(token, null)
      void ensureUser()
    }
  })
}

/** Makes this token, and the user where known, the session. */
export function adopt(token: string, user: User | null): void {
  store.set(tokenAtom, token)
  store.set(userAtom, user)
  clearError()
}

function finish(how: 'left' | 'lost'): void {
  pending = null
  store.set(tokenAtom, null)
  store.set(userAtom, null)
  store.set(errorAtom, null)
  store.set(errorsAtom, {})
  around?.onEnd(how)
}

/** D9. */
export function clearError(): void {
  store.set(errorAtom, null)
  store.set(errorsAtom, {})
}

/** Signs out (D7): the server is told, and whatever it answers the session is over (G3). */
export async function signOut(): Promise<void> {
  await logout().catch(() => null)
  writeStored(TOKEN_KEY, null)
  finish('left')
}

/** D8: the server refused this token. A late refusal of an older one leaves the newer session alone. */
export function loseSession(token: string): void {
  if (store.get(tokenAtom) !== token) return
  writeStored(TOKEN_KEY, null)
  finish('lost')
}

/** The user of the stored token, fetched once (B7, D5); null for a guest. Never throws. */
export function ensureUser(): Promise<User | null> {
  const token = store.get(tokenAtom)
  if (token === null) return Promise.resolve(null)
  const known = store.get(userAtom)
  if (known) return Promise.resolve(known)
  if (pending?.token !== token) pending = { token, user: fetchUser(token) }
  return pending.user
}

async function fetchUser(token: string): Promise<User | null> {
  if (!around) throw new Error('startSession() has to run before the first guard')
  try {
    const user = await around.loadUser()
    if (store.get(tokenAtom) !== token) return ensureUser()
    store.set(userAtom, user)
    return user
  } catch (error) {
    if (store.get(tokenAtom) !== token) return null
    writeStored(TOKEN_KEY, null)
    finish('lost')
    // D6: a refused token is simply over; any other failure says so on the login screen (B7).
    const refused = error instanceof ApiError && (error.status === 401 || error.status === 419)
    if (!refused) store.set(errorAtom, 'Falha ao buscar usuário')
    return null
  } finally {
    if (pending?.token === token) pending = null
  }
}
