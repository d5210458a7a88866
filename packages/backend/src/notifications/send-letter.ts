import type { Letter } from '@campo-livre/domain/notifications/letter.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'

/** Sends a mail without a code. */
export async function sendLetter(db: Database, now: string, letter: Letter): Promise<void> {
  await db.mails.insert({ ...letter, id: newId('mail'), code: null, sentAt: now })
}
