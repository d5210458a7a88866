import { writeStored } from './storage.ts'

/** Of what was typed and not sent yet, in this tab. */
export const DRAFTS_KEY = 'drafts'

/** Forgets all of it: somebody left, or somebody else came. */
export function dropDrafts(): void {
  writeStored(DRAFTS_KEY, null, 'sessionStorage')
}
