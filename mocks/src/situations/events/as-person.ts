import type { MemoryDatabase } from '../../db/database.ts'
import { newSession } from '@campo-livre/backend/auth/new-session.ts'
import type { UserRecord } from '@campo-livre/backend/store/records.ts'
import type { Call } from '@campo-livre/backend/http/call.ts'
import { filesInRows } from '@campo-livre/backend/ports/files.ts'
import { plainPasswords } from '@campo-livre/backend/ports/passwords.ts'
import { mockBank } from '../../bank/mock-bank.ts'

type Asked = { params?: Record<string, string>; body?: unknown }

/**
 * Makes one call as a user does from a device of their own: all its guards and rules hold. Throws when it is refused.
 */
export async function askAs(
  db: MemoryDatabase,
  user: UserRecord,
  call: Call,
  { params = {}, body = {} }: Asked,
): Promise<unknown> {
  const session = await db.sessions.insert(newSession(user.id, db.clock.now(), null))
  const headers = new Headers({ Authorization: `Bearer ${session.id}` })
  try {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
    const incoming = {
      method: call.method,
      path,
      query: new URLSearchParams(),
      headers,
      text: JSON.stringify(body),
    }
    const world = { db, bank: mockBank, passwords: plainPasswords, files: filesInRows }
    const answer = await call.answer(world, incoming, params)
    return (answer.body as { data: unknown }).data
  } finally {
    db.sessions.remove(session.id)
  }
}
