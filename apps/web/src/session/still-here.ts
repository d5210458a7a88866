import { store } from '../lib/state/store.ts'
import { tokenAtom } from './atoms.ts'

/**
 * Called before a request; returns a function that tells whether the same session still exists, so that a late answer
 * does not affect another one.
 */
export function stillHere(): () => boolean {
  const token = store.get(tokenAtom)
  return () => store.get(tokenAtom) === token
}
