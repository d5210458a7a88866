import type { Seed, TableName } from '@campo-livre/backend/store/records.ts'
import type { Passwords } from '@campo-livre/backend/ports/passwords.ts'
import { passwordsOnce } from '../passwords.ts'
import { indexAll } from '../search/index-fields.ts'
import { sessionIdOf } from '../session-tokens.ts'
import { insertRows } from './store-changes.ts'
import { storedTables } from './stored-tables.ts'
import type { Sql } from './sql.ts'

/** Returns whether nobody has an account yet. */
export async function isEmpty(sql: Sql): Promise<boolean> {
  return (await sql.ask('select id from users limit 1')).length === 0
}

/** Lays rows out in an empty database, as they are at the ISO instant `now`; passwords and tokens as they are kept. */
export async function layOut(sql: Sql, made: Seed, now: string, passwords: Passwords): Promise<void> {
  // Personas have one password: it is worked out once.
  const once = passwordsOnce(passwords)
  const seed: Seed = {
    ...made,
    users: await Promise.all(
      made.users.map(async (user) => ({
        ...user,
        password: user.password && (await once.hash(user.password)),
      })),
    ),
    sessions: made.sessions.map((session) => ({ ...session, id: sessionIdOf(session.id) })),
  }
  await sql.transaction('serializable', async (ask) => {
    await ask("select set_config('campo.now', $1, true)", [now])
    for (const [name, rows] of Object.entries(seed))
      await Promise.all(insertRows(ask, storedTables[name as TableName], rows))
    await indexAll(ask)
  })
}
