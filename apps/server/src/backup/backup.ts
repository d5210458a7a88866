import { createReadStream, createWriteStream, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import postgres from 'postgres'
import { fileOfName } from '../files/file-name.ts'
import type { FileStore } from '../files/file-store.ts'
import { MIGRATIONS_TABLE, migrationsFolder, runStatements } from '../store/migrate.ts'

const FIRST_LINE = 'Campo Livre, all data, version '
const LAST_LINE = 'The end.'
/** The beginning of the line before the rows of a table, each of which is JSON. */
const TABLE = 'table '
/** The beginning of the line of a picture or a receipt: its name, and its bytes in base64. */
const FILE = 'file '
const AT_ONCE = 500
/** A server that still runs has rows of its own open: nobody waits for it longer. */
const LOCK_WAIT = '15s'

const connectTo = (url: string) => postgres(url, { max: 1, onnotice: () => undefined })

/** Writes all rows of a database to a file, as they stand at one instant, and the pictures and receipts of a folder; returns the number of rows. */
export async function backUp(url: string, file: string, files: FileStore | null): Promise<number> {
  const sql = connectTo(url)
  // A backup that is cut off does not have the name of one.
  const unfinished = `${file}.part`
  const written = createWriteStream(unfinished, { mode: 0o600 })
  const out = file.endsWith('.gz') ? createGzip() : new PassThrough()
  out.pipe(written)
  const write = (text: string) =>
    new Promise<void>((done, failed) => out.write(text, (error) => (error ? failed(error) : done())))
  try {
    const rows = await sql.begin('isolation level repeatable read read only', async (ask) => {
      const ran = await ask<{ name: string }[]>`select name from migrations order by name`
      await write(`${FIRST_LINE}${ran.at(-1)?.name}\n`)
      let count = 0
      for (const { name, columns } of await tablesOf(ask)) {
        await write(`${TABLE}${name} (${columns})\n`)
        const all = `select row_to_json(t)::text as row from (select ${columns} from ${name}) t`
        for await (const part of ask.unsafe<{ row: string }[]>(all).cursor(AT_ONCE)) {
          await write(part.map(({ row }) => `${row}\n`).join(''))
          count += part.length
        }
      }
      return count
    })
    // All that the rows name was written before them.
    for await (const { name } of files?.list() ?? []) {
      const bytes = await files?.read(name)
      if (bytes) await write(`${FILE}${name} ${Buffer.from(bytes).toString('base64')}\n`)
    }
    await write(`${LAST_LINE}\n`)
    out.end()
    await finished(written)
    renameSync(unfinished, file)
    return rows
  } finally {
    await sql.end()
  }
}

/** Puts the rows of a backup in the place of all that a database has, or changes none, and its pictures and receipts to the others; returns the number of rows. */
export async function restore(url: string, file: string, files: FileStore | null): Promise<number> {
  const sql = connectTo(url)
  try {
    return await sql.begin(async (ask) => {
      const lines = linesOf(file)
      const first = (await lines.next()).value ?? ''
      const version = first.startsWith(FIRST_LINE) ? first.slice(FIRST_LINE.length) : null
      const known = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))
      if (version === null) throw new Error(`${file} is no backup of Campo Livre.`)
      if (!known.includes(version))
        throw new Error(`${file} is of a newer version: ${version} is not known here.`)
      await ask.unsafe(`set local lock_timeout = '${LOCK_WAIT}'`)
      // The tables are those of the backup's own version; the next start brings them up to date.
      await ask.unsafe('drop schema public cascade')
      await ask.unsafe('create schema public')
      await ask.unsafe(MIGRATIONS_TABLE)
      for (const name of known.toSorted().filter((each) => each <= version))
        await runStatements((statement) => ask.unsafe(statement), join(migrationsFolder, name))
      const tables = await tablesOf(ask)
      // A migration may have laid rows out.
      await ask.unsafe(`truncate ${tables.map(({ name }) => name).join(', ')}`)
      // The rows that triggers once wrote are in the backup.
      for (const { name } of tables) await ask.unsafe(`alter table ${name} disable trigger user`)
      const count = await load(ask, lines, { file, files })
      for (const { name, serial } of tables) {
        await ask.unsafe(`alter table ${name} enable trigger user`)
        if (serial !== null)
          await ask.unsafe(
            `select setval('${serial}', coalesce(max(seq), 1), max(seq) is not null) from ${name}`,
          )
      }
      return count
    })
  } catch (error) {
    const locked = error instanceof Error && 'code' in error && error.code === '55P03'
    throw locked ? new Error('A server runs on this database: end it before.', { cause: error }) : error
  } finally {
    await sql.end()
  }
}

type Ask = postgres.TransactionSql

/** Loads the tables of a backup; throws where it has no end. */
async function load(
  ask: Ask,
  lines: AsyncGenerator<string, void>,
  { file, files }: { file: string; files: FileStore | null },
): Promise<number> {
  let [into, count] = ['', 0]
  let rows: string[] = []
  const store = async () => {
    const [name, columns] = into.split(/ (?=\()/)
    if (rows.length > 0)
      await ask.unsafe(
        `insert into ${name} ${columns} select ${columns?.slice(1, -1)}
        from json_populate_recordset(null::${name}, $1::text::json)`,
        [`[${rows.join(',')}]`],
      )
    count += rows.length
    rows = []
  }
  for await (const line of lines) {
    if (line.startsWith('{')) rows.push(line)
    if (rows.length < AT_ONCE && line.startsWith('{')) continue
    await store()
    if (line === LAST_LINE) return count
    if (line.startsWith(FILE)) await storeFile(line, files)
    if (line.startsWith(TABLE)) into = line.slice(TABLE.length)
  }
  throw new Error(`${file} is cut off.`)
}

async function storeFile(line: string, files: FileStore | null): Promise<void> {
  const [, name = '', base64 = ''] = line.split(' ')
  if (fileOfName(name)) await files?.write(name, Buffer.from(base64, 'base64'))
}

/** Reads the lines of a file. Only a line feed ends one: a text may have the other ends of lines in it. */
async function* linesOf(file: string): AsyncGenerator<string, void> {
  const read = createReadStream(file)
  const input = file.endsWith('.gz') ? read.pipe(createGunzip()) : read
  input.setEncoding('utf8')
  let open = ''
  for await (const part of input) {
    const lines = `${open}${String(part)}`.split('\n')
    open = lines.pop() ?? ''
    yield* lines
  }
}

/** Returns the tables with the columns that are written, and the sequence of their rows; those that refer to others come last. */
async function tablesOf(ask: Ask) {
  const tables = await ask<{ name: string; columns: string; serial: string | null }[]>`
    select quote_ident(t.relname) as name,
      (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select pg_get_serial_sequence(quote_ident(t.relname), a.attname) from pg_attribute a
        where a.attrelid = t.oid and a.attname = 'seq' and not a.attisdropped) as serial
    from pg_class t
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
    order by exists (select 1 from pg_constraint c where c.conrelid = t.oid and c.contype = 'f'), t.relname`
  return [...tables]
}
