/** Where the app keeps who is signed in (D2). */
const KEY = 'token'

/** The app's token; null with nobody signed in or a shut storage. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Signs somebody in, or everybody out, as the app finds it when it starts again. */
export function writeToken(token: string | null): void {
  if (token === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, token)
}
