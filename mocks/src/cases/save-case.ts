import type { MemoryDatabase } from '../db/database.ts'
import { bearerOf } from '@campo-livre/backend/http/authenticate.ts'
import { snapshotOf } from '../persistence/snapshot.ts'
import { situationNow } from '../situations/situation-now.ts'
import { CASE_FORMAT, CASE_VERSION, type CaseFile, caseSchema } from './case-file.ts'

/** Returns the present state as a case: `headers` are those of the caller, `path` is the path of the app's page. */
export async function saveCase(db: MemoryDatabase, headers: Headers, path: string | null): Promise<CaseFile> {
  return caseSchema.parse({
    format: CASE_FORMAT,
    version: CASE_VERSION,
    savedAt: db.clock.real(),
    now: db.clock.now(),
    path,
    situation: situationNow(db, headers),
    snapshot: snapshotOf(db),
    token: bearerOf(headers),
    log: await db.callLog.entries(),
  })
}
