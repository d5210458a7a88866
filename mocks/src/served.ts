import type { Served } from '@campo-livre/backend/http/dispatch.ts'
import { filesInRows } from '@campo-livre/backend/ports/files.ts'
import { plainPasswords } from '@campo-livre/backend/ports/passwords.ts'
import { mockBank } from './bank/mock-bank.ts'
import { beginCall } from './db/begin-call.ts'
import type { MemoryDatabase } from './db/database.ts'
import { dialectOf } from './dialects/dialect.ts'

/** Returns all that calls are answered with from the tables in memory. */
export function servedFrom(db: MemoryDatabase): Served<MemoryDatabase> {
  return {
    db,
    bank: mockBank,
    passwords: plainPasswords,
    files: filesInRows,
    dialect: dialectOf(db),
    begin: (call) => beginCall(db, call),
  }
}
