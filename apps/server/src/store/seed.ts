import type { Seed, TableName } from '@campo-livre/backend/store/records.ts'
import { insertRows } from './store-changes.ts'
import { storedTables } from './stored-tables.ts'
import type { Sql } from './sql.ts'

/** Returns whether nobody has an account yet. */
export async function isEmpty(sql: Sql): Promise<boolean> {
  return (await sql.ask('select id from users limit 1')).length === 0
}

/** Lays rows out in an empty database, as they are at the ISO instant `now`. */
export async function layOut(sql: Sql, seed: Seed, now: string): Promise<void> {
  await sql.transaction('serializable', async (ask) => {
    await ask("select set_config('campo.now', $1, true)", [now])
    for (const [name, rows] of Object.entries(seed))
      await Promise.all(insertRows(ask, storedTables[name as TableName], rows))
  })
}
