import type { Database } from '../../db/database.ts'
import type { UserRecord } from '../../db/records.ts'
import { endProofs } from './proofs.ts'

/** Ends the sessions of a person, all of them or all but the one with this token. */
export function endSessions(db: Database, userId: string, keptToken: string | null = null): void {
  for (const { id } of db.sessions.by('userId', userId)) if (id !== keptToken) db.sessions.remove(id)
}

/** After another password nothing that was asked for with the one before holds: no link, no other e-mail. */
export async function endWhatWasAsked(db: Database, { id: userId, email }: UserRecord): Promise<void> {
  await endProofs(db, { kind: 'reset-password', email })
  await endEmailChange(db, userId)
}

/** The present e-mail stays; the code that went to another one confirms nothing any more. */
export async function endEmailChange(db: Database, userId: string): Promise<UserRecord> {
  await endProofs(db, { kind: 'change-email', userId })
  return db.users.update(userId, { pendingEmail: null })
}
