/** The storage key of the app's token (D2). */
const KEY = 'token'

/** Returns the app's token; null when nobody is signed in or the storage is forbidden. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Stores the token with which the app starts again; null signs out. */
export function writeToken(token: string | null): void {
  if (token === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, token)
}
