import { newId, newToken } from '../store/ids.ts'
import type { SessionRecord } from '../store/records.ts'

/** Returns a new session of a user; `device` is the name of the device, null where it is unknown. */
export function newSession(userId: string, now: string, device: string | null): SessionRecord {
  return { id: newToken(), userId, createdAt: now, publicId: newId('dev'), device, seenAt: now }
}
