import { type Stored, storedIn } from './entries.ts'
import type { Store } from './store.ts'

/** The key of the number of the last write. */
export const REVISION = 'revision'
/** The key of the real time at which the stored data began. */
export const BEGUN = 'begun'

/** The seed covers three weeks; data that began longer ago than this is replaced by a new seed around today. */
const MAX_AGE_MS = 14 * 86_400_000

/** The content of a store when the backend starts. */
export type StoredState = {
  /** The number of the last write that is known; null when the store could not be read. */
  seen: number | null
  /** Null when nothing is stored that is valid and recent enough. */
  stored: Stored | null
}

/** Reads a store once, at the real time `now`. */
export async function keptIn(store: Store, now: string): Promise<StoredState> {
  try {
    const seen = Number(await store.read(REVISION))
    const begun = await store.read(BEGUN)
    if (!isRecent(begun, now)) return { seen, stored: null }
    return { seen, stored: await storedIn(store) }
  } catch {
    return { seen: null, stored: null }
  }
}

/**
 * Returns whether data began recently. The day around which it is laid out does not count: that of a case may be any.
 */
function isRecent(begun: string | null, now: string): boolean {
  return begun !== null && Math.abs(Date.parse(now) - Date.parse(begun)) < MAX_AGE_MS
}
