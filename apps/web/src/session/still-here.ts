import { store } from '../lib/store.ts'
import { tokenAtom } from './atoms.ts'

/**
 * Asked before a call, tells afterwards whether the session that made it is still the one here: a late answer says
 * nothing to, and ends nothing of, whoever has signed in meanwhile.
 */
export function stillHere(): () => boolean {
  const token = store.get(tokenAtom)
  return () => store.get(tokenAtom) === token
}
