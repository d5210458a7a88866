import { keysOf } from '@campo-livre/backend/store/table.ts'
import { rowOf } from './rows.ts'
import type { Ask, Sql } from './sql.ts'
import { type StoredTable, storedTables } from './stored-tables.ts'

/** The rows that are read and written at a time. */
const MOST_ROWS = 2000

/** Gives the rows that were there before a key the key, in the tables that migrations have named for it. */
export async function makeKeys(sql: Sql): Promise<void> {
  await sql.transaction('serializable', async (ask) => {
    const known = await ask("select to_regclass('keys_to_make') is not null as known")
    if (known[0]?.known !== true) return
    const names = await ask('delete from keys_to_make returning table_name')
    for (const { table_name: name } of names) {
      const table = Object.values(storedTables).find((each) => each.name === name)
      if (table) await makeKeysOf(ask, table)
    }
  })
}

async function makeKeysOf(ask: Ask, table: StoredTable): Promise<void> {
  const made = table.keys.filter((key) => key.made)
  const set = made.map(({ name }, at) => `"${name}" = $${at + 2}`).join(', ')
  for (let last = 0; ;) {
    const found = await ask(`select * from ${table.name} where seq > $1 order by seq limit $2`, [
      last,
      MOST_ROWS,
    ])
    await Promise.all(
      found.map((each) => {
        const row = rowOf(table, each)
        const keys = made.map(({ index }) => keysOf(table.spec.indexes, index, row))
        return ask(`update ${table.name} set ${set} where id = $1`, [row.id, ...keys])
      }),
    )
    if (found.length < MOST_ROWS) return
    last = Number(found.at(-1)?.seq)
  }
}
