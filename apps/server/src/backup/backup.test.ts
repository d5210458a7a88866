import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plainPasswords } from '@campo-livre/backend/ports/passwords.ts'
import { NOW, tinySeed } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../store/migrate.ts'
import { layOut } from '../store/seed.ts'
import { testFiles } from '../testing/test-files.ts'
import { testPostgres } from '../testing/test-postgres.ts'
import { backUp, restore } from './backup.ts'

const postgres = testPostgres()
const folder = mkdtempSync(join(tmpdir(), 'campo-backup-'))
const file = join(folder, 'campo.backup.gz')
let before: Record<string, string>
const files = testFiles()
const receipt = `receipt-${'a'.repeat(64)}.pdf`
afterAll(files.remove)

beforeAll(async () => {
  await layOut(postgres.sql, tinySeed(), NOW, plainPasswords)
  // A text may have what ends a line.
  await postgres.sql.ask("update users set name = E'Zé\\t\\\\\\nLima \\\\. \\r\\u2028 fim' where id = 'ana'")
  before = await content()
})

/** Returns a digest of all rows of each table. */
async function content(): Promise<Record<string, string>> {
  const { sql } = postgres
  const tables = await sql.ask(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  )
  const digests: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await sql.ask(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ' ' order by t::text)), '') as digest from "${String(name)}" t`,
    )
    digests[String(name)] = String(row?.digest)
  }
  return digests
}

it('brings every row of every table back as it was, after all of them were changed', async () => {
  const { sql, url } = postgres
  expect(before.ground_cells).not.toMatch(/^0 /)
  expect(before.bookings).not.toMatch(/^0 /)
  await files.store.write(receipt, Buffer.from([0, 10, 255, 13]))
  const rows = await backUp(url, file, files.store)
  expect(rows).toBeGreaterThan(50)
  await sql.ask("update users set name = 'X'")
  await sql.ask('delete from bookings')
  await files.store.remove(receipt)
  await sql.ask('truncate products')
  await sql.ask("insert into attempts (id, at) values ('login:x', '[]')")
  expect(await content()).not.toEqual(before)
  expect(await restore(url, file, files.store)).toBe(rows)
  expect(await content()).toEqual(before)
  expect([...((await files.store.read(receipt)) ?? [])]).toEqual([0, 10, 255, 13])
})

it('leaves a database that goes on: the ground is guarded, and the next row is the last', async () => {
  const { sql } = postgres
  expect(await migrate(sql)).toEqual([])
  const [booking] = await sql.ask(
    "select id from bookings where status = 'confirmed' order by start desc limit 1",
  )
  const copied = sql.ask(
    `insert into bookings select (jsonb_populate_record(b, '{"id": "copy", "code": "RSV-COPY"}')).* from bookings b where id = $1`,
    [booking?.id],
  )
  await expect(copied).rejects.toMatchObject({ code: '23P01' })
  const [next] = await sql.ask(
    "select nextval(pg_get_serial_sequence('bookings', 'seq')) > max(seq) as last from bookings",
  )
  expect(next?.last).toBe(true)
})

it('a file that is cut off, of another kind or newer changes nothing', async () => {
  const { url } = postgres
  const plain = join(folder, 'campo.backup')
  await backUp(url, plain, null)
  const text = readFileSync(plain, 'utf8')
  const cut = join(folder, 'cut.backup')
  const now = await content()
  writeFileSync(cut, text.slice(0, text.length / 2))
  await expect(restore(url, cut, null)).rejects.toThrow(/cut off/)
  writeFileSync(cut, 'select 1;\n')
  await expect(restore(url, cut, null)).rejects.toThrow(/no backup/)
  writeFileSync(cut, text.replace(/version \d+/, 'version 9999'))
  await expect(restore(url, cut, null)).rejects.toThrow(/newer version/)
  expect(await content()).toEqual(now)
})

it('has one instant, whatever is written meanwhile', async () => {
  const { sql, url } = postgres
  const copy = join(folder, 'meanwhile.backup')
  const state = { ended: false }
  const write = async (at: number) => {
    await sql.ask("insert into attempts (id, at) values ($1, '[]')", [`both:${at}`])
    await sql.ask('insert into noticed (id) values ($1)', [`both:${at}`])
  }
  // The instant of the backup may be that at which it is asked for.
  await write(0)
  const backup = backUp(url, copy, null).finally(() => (state.ended = true))
  for (let at = 1; !state.ended; at += 1) await write(at)
  await backup
  const written = readFileSync(copy, 'utf8')
  const [attempts = '', noticed = ''] = ['attempts', 'noticed'].map((table) => {
    const from = written.indexOf(`\ntable ${table} (`)
    return written.slice(from, written.indexOf('\ntable ', from + 1))
  })
  const count = (text: string) => text.split('"both:').length - 1
  // Of the two that are written in turn there are as many, or one more of the first.
  expect(count(attempts)).toBeGreaterThan(0)
  expect([0, 1]).toContain(count(attempts) - count(noticed))
})
