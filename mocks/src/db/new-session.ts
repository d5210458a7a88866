import { newId, newToken } from './ids.ts'
import type { SessionRecord } from './records.ts'

/** Somebody has signed in; `device` as its owner knows it. */
export function newSession(userId: string, now: string, device: string | null): SessionRecord {
  return { id: newToken(), userId, createdAt: now, publicId: newId('dev'), device, seenAt: now }
}
