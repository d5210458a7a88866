import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { fillFieldIndex } from '../search/index-fields.ts'
import { makeKeys } from './make-keys.ts'
import type { Sql } from './sql.ts'
import { sumOldTills } from './sum-old-tills.ts'

/** The folder of the migrations, SQL files that are run in the order of their names, each once. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Makes the table of the migrations that were run. */
export const MIGRATIONS_TABLE =
  'create table if not exists migrations (name text primary key, run_at timestamptz not null default now())'

/** A number of ours: whoever holds this lock migrates, and nobody else does meanwhile. */
const LOCK = 620_411

/** Runs the migrations that the database does not have yet, each whole or not at all; returns their names. */
export async function migrate(sql: Sql, folder = migrationsFolder): Promise<readonly string[]> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
  await sql.ask(MIGRATIONS_TABLE)
  const ran: string[] = []
  for (const file of files)
    await sql.transaction('serializable', async (ask) => {
      await ask('select pg_advisory_xact_lock($1)', [LOCK])
      const [known] = await ask('select name from migrations where name = $1', [file])
      if (known) return
      await runStatements(ask, join(folder, file))
      await ask('insert into migrations (name) values ($1)', [file])
      ran.push(file)
    })
  await makeKeys(sql)
  await fillFieldIndex(sql)
  await sumOldTills(sql)
  return ran
}

/** Runs all statements of a migration. */
export async function runStatements(ask: (statement: string) => Promise<unknown>, file: string) {
  for (const statement of statementsOf(readFileSync(file, 'utf8'))) await ask(statement)
}

/** Returns the statements of a file: each ends with a semicolon at the end of a line, but for those within `$$`. */
export function statementsOf(text: string): readonly string[] {
  const found: string[] = []
  let open = ''
  for (const line of text.split('\n')) {
    if (open === '' && (line.trim() === '' || line.startsWith('--'))) continue
    open += `${line}\n`
    const inBody = (open.match(/\$\$/g)?.length ?? 0) % 2 === 1
    if (!inBody && line.trimEnd().endsWith(';')) {
      found.push(open)
      open = ''
    }
  }
  return open === '' ? found : [...found, open]
}
