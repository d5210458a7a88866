import { logout } from '@campo-livre/api/session/logout.ts'
import { leave } from './leave.ts'

/** Signs out (D7): the session ends at once, whatever the server answers (G3). */
export function signOut(): void {
  // The call has read the token before it is cleared.
  logout().catch(() => null)
  leave()
}
