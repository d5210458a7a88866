import type { Database } from '../store/database.ts'
import type { UserRecord } from '../store/records.ts'
import { endProofs } from './proofs.ts'

/** Ends the sessions of a user, all or all but the one with the kept token. */
export function endSessions(db: Database, userId: string, keptToken: string | null = null): void {
  for (const { id } of db.sessions.by('userId', userId)) if (id !== keptToken) db.sessions.remove(id)
}

/** Ends open password links, codes to enter by and e-mail changes of a user whose password has changed. */
export async function endWhatWasAsked(db: Database, { id: userId, email }: UserRecord): Promise<void> {
  await endProofs(db, { kind: 'reset-password', email })
  await endProofs(db, { kind: 'sign-in', email })
  await endEmailChange(db, userId)
}

/** Cancels a change of e-mail: the present one stays, and the code sent to the other no longer works. */
export async function endEmailChange(db: Database, userId: string): Promise<UserRecord> {
  await endProofs(db, { kind: 'change-email', userId })
  return db.users.update(userId, { pendingEmail: null })
}
