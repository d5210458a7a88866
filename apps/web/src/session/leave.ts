import { dropDrafts } from '../lib/storage/drafts.ts'
import { writeStored } from '../lib/storage/storage.ts'
import { TOKEN_KEY } from './atoms.ts'
import { finish } from './session.ts'

/** Ends the session because the user signs out, in this and all other tabs (D7, D11). */
export function leave(): void {
  writeStored(TOKEN_KEY, null)
  // Drafts wait for the user after a lost session (G5), but are removed when they sign out.
  dropDrafts()
  finish('left')
}
