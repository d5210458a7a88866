import { seedDialect } from '@campo-livre/backend/http/dialect.ts'
import { dispatch } from '@campo-livre/backend/http/dispatch.ts'
import { plainPasswords } from '@campo-livre/backend/ports/passwords.ts'
import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import { type Seed, type TableName, tableNames } from '@campo-livre/backend/store/records.ts'
import { mapAll } from '@campo-livre/backend/store/not-loaded.ts'
import type { Row, Table } from '@campo-livre/backend/store/table.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { createDatabase, type MemoryDatabase } from '@campo-livre/mocks/db/database.ts'
import { mockBank, servedFrom } from '@campo-livre/mocks/served.ts'
import { seedOf } from '@campo-livre/mocks/scenarios/seed-of.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerCall } from '../http/answer-call.ts'
import { testPostgres } from '../testing/test-postgres.ts'
import { layOut } from './seed.ts'
import { storedTables } from './stored-tables.ts'
import { transact } from './transact.ts'

const postgres = testPostgres()
const clock = createFixedClock(NOW)
let seed: Seed
let memory: MemoryDatabase
beforeAll(async () => {
  seed = await seedOf(NOW, 'normal')
  memory = await createDatabase({ seed: () => seed, clock, base: NOW })
  await layOut(postgres.sql, seed, NOW, plainPasswords)
})

const inMemory = (name: TableName) => memory[name] as unknown as Table<Row, string>

describe('a table in PostgreSQL', () => {
  it.each(tableNames.filter((name) => name !== 'sessions'))(
    'has the rows of %s as memory has them, in their order',
    async (name) => {
      const { result } = await transact(
        { sql: postgres.sql, clock, startedAt: NOW, isolation: 'read' },
        async (db) => db[name].all() as readonly Row[],
      )
      expect(result).toEqual(stored(name, inMemory(name).all()))
    },
  )

  it('answers what memory answers, by id and by every key (5,000 questions)', async () => {
    const questions = tableNames
      .filter((name) => name !== 'sessions')
      .flatMap((name) => {
        const table = inMemory(name)
        const keys = Object.entries(table.indexes).flatMap(([index, keyOf]) =>
          [...new Set(table.all().flatMap((row) => keyOf(row) ?? []))].map((key) => ({ name, index, key })),
        )
        return [...keys, ...table.all().map(({ id }) => ({ name, index: 'id', key: id }))]
      })
    const unknown = fc.record({
      name: fc.constantFrom(...tableNames),
      index: fc.constant('id'),
      key: fc.string(),
    })
    const asked = fc.array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...questions) }, unknown), {
      minLength: 50,
      maxLength: 50,
    })
    await fc.assert(
      fc.asyncProperty(asked, async (some) => {
        const { result } = await transact(
          { sql: postgres.sql, clock, startedAt: NOW, isolation: 'read' },
          async (db) =>
            mapAll(some, ({ name, index, key }) => {
              const table = db[name] as unknown as Table<Row, string>
              return index === 'id' ? [table.find(key) ?? []].flat() : table.by(index, key)
            }),
        )
        const known = some.map(({ name, index, key }) => {
          const table = inMemory(name)
          return stored(name, index === 'id' ? [table.find(key) ?? []].flat() : table.by(index, key))
        })
        expect(result).toEqual(known)
      }),
      { numRuns: 100 },
    )
  })
})

describe('a call', () => {
  const lists = apiCalls.filter(
    ({ method, path }) => method === 'GET' && !path.includes(':') && !path.includes('{'),
  )
  const asked = [
    ...lists.map(({ path, who }) => [path, typeof who === 'string' ? 'athlete' : who[0]] as const),
    ['/fields?date=2026-11-21&time=20:00', 'athlete'] as const,
    ['/fields', null] as const,
  ]

  it.each(asked)('answers GET %s alike from both stores, to %s', async (path, role) => {
    const session = sessionOf(role)
    const headers = new Headers(session === undefined ? {} : { Authorization: `Bearer ${session}` })
    const url = new URL(`http://x${path}`)
    const incoming = { method: 'GET', path: url.pathname, query: url.searchParams, headers, text: '' }
    const world = { sql: postgres.sql, clock, bank: mockBank, passwords: plainPasswords, startedAt: NOW }
    const { result } = await answerCall(world, incoming)
    const { status, body } = await dispatch(
      { ...servedFrom(memory), dialect: seedDialect },
      apiCalls,
      incoming,
    )
    expect(plain({ status: result.status, body: result.body })).toEqual(plain({ status, body }))
  })

  function sessionOf(role: string | null | undefined): string | undefined {
    const of = new Set(seed.users.filter(({ profile }) => profile.name === role).map(({ id }) => id))
    return seed.sessions.find(({ userId }) => of.has(userId))?.id
  }
})

/** Returns rows as they are kept: what may lack a value lacks it instead of having null in it. */
function stored(name: TableName, rows: readonly Row[]): unknown {
  const absent = new Set(storedTables[name].columns.filter((column) => column.absent).map(({ key }) => key))
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(plain(row) as object).filter(([key, value]) => value !== null || !absent.has(key)),
    ),
  )
}

/** Returns a value as it goes over the wire: a key without a value is none. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, each: unknown) => each) as unknown
}
