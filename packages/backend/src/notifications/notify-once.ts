import type { Database } from '../store/database.ts'

/** Runs `tell` once per occasion, which `about` names, such as `hold:bkg_7k2q`. */
export async function notifyOnce(db: Database, about: string, tell: () => Promise<void>): Promise<void> {
  if (db.noticed.find(about)) return
  await db.noticed.insert({ id: about })
  await tell()
}
