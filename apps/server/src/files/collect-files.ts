import { FILES_PATH } from '@campo-livre/domain/users/picture-sizes.ts'
import { fileOfName } from './file-name.ts'
import type { FileStore } from './file-store.ts'
import { isOwnPlace } from './own-place.ts'
import { removeOld } from './removing.ts'
import type { Sql } from '../store/sql.ts'

const DAY_MS = 86_400_000

/**
 * Removes the files that no row of any table names any more; returns their number, null where the files of another
 * database are among them. Files of the last day stay: a call that is being answered has stored its files before its rows.
 */
export async function collectFiles(sql: Sql, store: FileStore, now: string): Promise<number | null> {
  const before = Date.parse(now) - DAY_MS
  await store.removeUnfinished(before)
  if (!(await isOwnPlace(sql, store))) return null
  const old: string[] = []
  for await (const { name, writtenAt } of store.list()) if (writtenAt < before) old.push(name)
  if (old.length === 0) return 0
  const named = await namedInRows(sql)
  let count = 0
  for (const name of old) {
    if (named.has(fileOfName(name)?.stem ?? '')) continue
    // Somebody may have sent the same picture again meanwhile.
    if (await removeOld(sql, store, name, before)) count += 1
  }
  return count
}

/** Returns the files that rows name, whichever table and column it is: histories and kept answers among them. */
async function namedInRows(sql: Sql): Promise<Set<string>> {
  const tables = await sql.ask(
    "select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  )
  const named = new Set<string>()
  for (const { name } of tables) {
    const found = await sql.ask(
      `select distinct (regexp_matches(row_text, $1, 'g'))[1] as stem
      from (select t::text as row_text from ${String(name)} t) rows
      where strpos(row_text, $2) > 0`,
      [`${FILES_PATH}([a-z]+-[0-9a-f]{64})`, FILES_PATH],
    )
    for (const { stem } of found) named.add(String(stem))
  }
  return named
}
