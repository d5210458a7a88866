import type { FieldErrors } from '@campo-livre/api/client/api-error.ts'
import { readToken } from '@campo-livre/domain/users/token.ts'
import type { User } from '@campo-livre/domain/users/user.ts'
import { readStored } from '../lib/storage/storage.ts'
import { atom } from '../lib/state/store.ts'

/** The storage key of the token, a bare string (D2). */
export const TOKEN_KEY = 'token'

/** The session, each part in its own atom (D1). A token means signed in. */
export const tokenAtom = atom(readToken(readStored(TOKEN_KEY)))
export const userAtom = atom<User | null>(null)
export const loadingAtom = atom(false)
export const errorAtom = atom<string | null>(null)
export const errorsAtom = atom<FieldErrors>({})
export const signedInAtom = atom((get) => get(tokenAtom) !== null)
/** Grows when another user takes over without a reload (D11): the screens start anew and typed text is lost. */
export const visitAtom = atom(0)
