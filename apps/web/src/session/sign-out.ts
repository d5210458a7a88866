import { logout } from '@campo-livre/api/session/logout.ts'
import { dropDrafts } from '../lib/drafts.ts'
import { writeStored } from '../lib/storage.ts'
import { TOKEN_KEY } from './atoms.ts'
import { finish } from './session.ts'

/** Signs out (D7): the server is told, and whatever it answers, or does not, the session is over (G3). */
export function signOut(): void {
  // The call has read the token by the time it is cleared.
  logout().catch(() => null)
  writeStored(TOKEN_KEY, null)
  // What somebody typed waits for them when the session was lost (G5), and for nobody when they left.
  dropDrafts()
  finish('left')
}
