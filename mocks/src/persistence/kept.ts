import { type Stored, storedIn } from './entries.ts'
import type { Store } from './store.ts'

/** The number of the last write. */
export const REVISION = 'revision'
/** The real time at which the data that are kept began. */
export const BEGUN = 'begun'

/** The seed lays out three weeks; data that began longer ago than this start afresh, around today. */
const MAX_AGE_MS = 14 * 86_400_000

/** What a store held as the backend started. */
export type Kept = {
  /** The last write that is known; null when the store could not be read. */
  seen: number | null
  /** Null when there is nothing that can be believed or that is recent enough. */
  stored: Stored | null
}

/** Reads a store once, at the real time `now`. */
export async function keptIn(store: Store, now: string): Promise<Kept> {
  try {
    const seen = Number(await store.read(REVISION))
    const begun = await store.read(BEGUN)
    if (!isRecent(begun, now)) return { seen, stored: null }
    return { seen, stored: await storedIn(store) }
  } catch {
    return { seen: null, stored: null }
  }
}

/** Judged by when the data began, not by the day around which they are laid out: a case or a link may be of any. */
function isRecent(begun: string | null, now: string): boolean {
  return begun !== null && Math.abs(Date.parse(now) - Date.parse(begun)) < MAX_AGE_MS
}
