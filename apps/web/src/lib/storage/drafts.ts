import { writeStored } from './storage.ts'

/** The key of unsent form texts, in this tab. */
export const DRAFTS_KEY = 'drafts'

/** Removes all drafts, when the user signs out or another signs in. */
export function dropDrafts(): void {
  writeStored(DRAFTS_KEY, null, 'sessionStorage')
}
