import type { Database } from '../../db/database.ts'

/** Ends the sessions of a person, all of them or all but the one with this token. */
export function endSessions(db: Database, userId: string, keptToken: string | null = null): void {
  for (const { id } of db.sessions.by('userId', userId)) if (id !== keptToken) db.sessions.remove(id)
}

/** No link that was sent to this address makes a new password any more. */
export async function endResetLinks(db: Database, now: string, email: string): Promise<void> {
  for (const proof of db.proofs.by('email', email.toLowerCase()))
    if (proof.kind === 'reset-password' && proof.usedAt === null)
      await db.proofs.update(proof.id, { usedAt: now })
}
