import type { Database } from '@campo-livre/backend/store/database.ts'
import { mapAll } from '@campo-livre/backend/store/not-loaded.ts'
import { plainPasswords } from '@campo-livre/backend/ports/passwords.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { seedOf } from '@campo-livre/mocks/scenarios/seed-of.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { beforeAll, expect, it } from 'vitest'
import { testPostgres } from '../testing/test-postgres.ts'
import { keep, type KeptRows } from './kept-rows.ts'
import { layOut } from './seed.ts'
import type { Sql } from './sql.ts'
import { transact } from './transact.ts'

const postgres = testPostgres()
const asked: string[] = []
let heard: Sql
let ids: string[]

beforeAll(async () => {
  const seed = await seedOf(NOW, 'normal')
  ids = seed.fields.map(({ id }) => id)
  await layOut(postgres.sql, seed, NOW, plainPasswords)
  heard = {
    ...postgres.sql,
    transaction: (isolation, task) =>
      postgres.sql.transaction(isolation, (ask) =>
        task((text, values) => {
          asked.push(text)
          return ask(text, values)
        }),
      ),
  }
})

async function call<T>(task: (db: Database) => T): Promise<T> {
  asked.length = 0
  const options = {
    sql: heard,
    clock: createFixedClock(NOW),
    startedAt: NOW,
    isolation: 'serializable',
  } as const
  const { result } = await transact(options, async (db) => task(db))
  return result
}
const names = () => call((db) => mapAll(ids, (id) => db.fields.find(id)?.name))
const wholeRows = () => asked.filter((text) => text.startsWith('select *'))

it('reads many fields once, and then their versions', async () => {
  const first = await names()
  expect(first.every(Boolean)).toBe(true)
  expect(wholeRows()).not.toEqual([])
  expect(await names()).toEqual(first)
  expect(wholeRows()).toEqual([])
})

it('knows of a field that was changed, added or removed by anybody', async () => {
  const before = await names()
  await postgres.sql.ask('update fields set name = $1 where id = $2', ['Outro nome', ids[3]])
  const changed = await names()
  expect(changed).toEqual(before.map((name, at) => (at === 3 ? 'Outro nome' : name)))
  expect(wholeRows()).toHaveLength(1)
  await postgres.sql.ask('update fields set name = $1 where id = $2', ['De volta', ids[3]])
  await postgres.sql.ask('delete from fields where id = $1', [ids[4]])
  const again = await names()
  expect(again).toEqual(before.map((name, at) => (at === 3 ? 'De volta' : at === 4 ? undefined : name)))
})

it('finds them by a key as by their ids, in their order', async () => {
  const companies = await call((db) => [
    ...new Set(mapAll(ids, (id) => db.fields.find(id)?.companyId ?? []).flat()),
  ])
  const found = await call((db) => mapAll(companies, (id) => db.fields.by('companyId', id)).flat())
  expect(found.map(({ id }) => id).toSorted()).toEqual(ids.filter((_, at) => at !== 4).toSorted())
  const [most = ''] = companies
  const few = await call((db) => db.fields.by('companyId', most))
  expect(few).toEqual(found.filter(({ companyId }) => companyId === most))
})

it('lets go of those that were kept first', () => {
  const rows: KeptRows = new Map()
  for (let at = 0; at < 30_002; at += 1) keep(rows, '1', { id: String(at) })
  expect([rows.size, rows.has('1'), rows.has('2')]).toEqual([30_000, false, true])
})
