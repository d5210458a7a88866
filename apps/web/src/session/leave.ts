import { dropDrafts } from '../lib/drafts.ts'
import { writeStored } from '../lib/storage.ts'
import { TOKEN_KEY } from './atoms.ts'
import { finish } from './session.ts'

/** The session is over because its person wants it so, here and in the other tabs (D7, D11). */
export function leave(): void {
  writeStored(TOKEN_KEY, null)
  // What somebody typed waits for them when the session was lost (G5), and for nobody when they left.
  dropDrafts()
  finish('left')
}
