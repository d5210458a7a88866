import { logout } from '@campo-livre/api/session/logout.ts'
import { leave } from './leave.ts'

/** Signs out (D7): the server is told, and whatever it answers, or does not, the session is over (G3). */
export function signOut(): void {
  // The call has read the token by the time it is cleared.
  logout().catch(() => null)
  leave()
}
