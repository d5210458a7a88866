import type { FieldErrors } from '@campo-livre/api/client/api-error.ts'
import { readToken } from '@campo-livre/domain/users/token.ts'
import type { User } from '@campo-livre/domain/users/user.ts'
import { readStored } from '../lib/storage.ts'
import { atom } from '../lib/store.ts'

/** D2: the bare string under this key. */
export const TOKEN_KEY = 'token'

/** D1: the session, each part in its own atom. Signed in = there is a token. */
export const tokenAtom = atom(readToken(readStored(TOKEN_KEY)))
export const userAtom = atom<User | null>(null)
export const loadingAtom = atom(false)
export const errorAtom = atom<string | null>(null)
export const errorsAtom = atom<FieldErrors>({})
export const signedInAtom = atom((get) => get(tokenAtom) !== null)
/** Rises when somebody else is here at once (D11): what is on screen begins anew, whatever was typed goes. */
export const visitAtom = atom(0)
