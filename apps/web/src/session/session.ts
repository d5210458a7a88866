import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { readToken } from '@campo-livre/domain/users/token.ts'
import type { User } from '@campo-livre/domain/users/user.ts'
import { setDraftOwner } from '../lib/storage/draft-owner.ts'
import { dropCopies } from '../lib/storage/drop-copies.ts'
import { readStored, watchStored, writeStored } from '../lib/storage/storage.ts'
import { store } from '../lib/state/store.ts'
import { errorAtom, errorsAtom, TOKEN_KEY, tokenAtom, userAtom } from './atoms.ts'

/**
 * The reason why the session changed: `left` by the user, `lost` because the server refused it or another tab ended it,
 * `unknown` because the user could not be read, `switched` because another tab signed in.
 */
export type SessionChange = 'left' | 'lost' | 'unknown' | 'switched'

/** The parts of the app that the session depends on. */
type SessionDependencies = {
  /** Reads the user of a token, with the app's retries. */
  loadUser: (token: string) => Promise<User>
  onChange: (change: SessionChange) => void
}

let dependencies: SessionDependencies
let pending: { token: string; user: Promise<User | null> } | null = null

/**
 * Connects the session to the app, before anything else here is used, and to the other tabs (D11). Returns a function
 * that disconnects it.
 */
export function startSession(surroundings: SessionDependencies): () => void {
  dependencies = surroundings
  setDraftOwner(() => store.get(userAtom)?.id ?? 'guest')
  return watchStored(TOKEN_KEY, (stored) => {
    const token = readToken(stored)
    if (token === store.get(tokenAtom)) return
    // The other tab's reason is not known here, so drafts are kept (G5).
    if (token === null) return finish('lost')
    setSession(token, null)
    dependencies.onChange('switched')
  })
}

/** Sets the token and, when known, the user of the session. */
export function setSession(token: string, user: User | null): void {
  store.set(tokenAtom, token)
  store.set(userAtom, user)
  clearError()
}

/** Ends the session in this tab and tells the app. */
export function finish(change: SessionChange): void {
  pending = null
  dropCopies()
  store.set(tokenAtom, null)
  store.set(userAtom, null)
  clearError()
  dependencies.onChange(change)
}

/** Clears the errors of the last attempt to sign in (D9). */
export function clearError(): void {
  store.set(errorAtom, null)
  store.set(errorsAtom, {})
}

/**
 * Ends the session because the server refused this token (D8). A late refusal of an older token leaves a newer session
 * alone.
 */
export function loseSession(token: string, change: SessionChange = 'lost'): void {
  if (store.get(tokenAtom) !== token) return
  forget(token)
  finish(change)
}

/** Removes this token from the storage, but not another one that another tab has stored meanwhile. */
function forget(token: string): void {
  if (readToken(readStored(TOKEN_KEY)) === token) writeStored(TOKEN_KEY, null)
}

/** Returns the user of the stored token, which is read once (B7, D5); null for a guest. Never throws. */
export async function ensureUser(): Promise<User | null> {
  const token = store.get(tokenAtom)
  const known = store.get(userAtom)
  if (token === null || known) return known
  if (pending?.token !== token) pending = { token, user: fetchUser(token) }
  return pending.user
}

async function fetchUser(token: string): Promise<User | null> {
  try {
    const user = await dependencies.loadUser(token)
    if (store.get(tokenAtom) !== token) return await ensureUser()
    store.set(userAtom, user)
    return user
  } catch (error) {
    if (store.get(tokenAtom) !== token) return await ensureUser()
    forget(token)
    // A refused token simply ends (a 401 has ended it by now); any other failure makes a guest, and the login screen
    // says why (D6, B7).
    const refused = error instanceof ApiError && error.status === 419
    finish(refused ? 'lost' : 'unknown')
    if (!refused) store.set(errorAtom, 'Falha ao buscar usuário')
    return null
  } finally {
    if (pending?.token === token) pending = null
  }
}
