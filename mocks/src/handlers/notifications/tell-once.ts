import type { Database } from '../../db/database.ts'

/** Tells somebody of something that comes by itself, unless it has been told: `about` names the occasion. */
export async function tellOnce(db: Database, about: string, tell: () => Promise<void>): Promise<void> {
  if (db.noticed.find(about)) return
  await db.noticed.insert({ id: about })
  await tell()
}
