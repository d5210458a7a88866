import type { FileStore } from './file-store.ts'
import type { Sql } from '../store/sql.ts'

/**
 * Returns whether a place has the files of this database alone. Each database that comes to a place puts itself on its
 * list: what the rows of one do not name, those of another may. A copy of a database is another one.
 */
export async function isOwnPlace(sql: Sql, store: FileStore): Promise<boolean> {
  const own = await idOf(sql)
  const listed = (await store.readDatabases()).split('\n').filter((id) => id !== '')
  if (!listed.includes(own)) await store.writeDatabases([...listed, own, ''].join('\n'))
  return listed.every((id) => id === own)
}

async function idOf(sql: Sql): Promise<string> {
  const [row] = await sql.ask(
    `select (select system_identifier from pg_control_system())::text
      || '-' || (select oid from pg_database where datname = current_database())::text as id`,
  )
  return String(row?.id)
}
