import { seedDialect } from '@campo-livre/backend/http/dialect.ts'
import { dispatch } from '@campo-livre/backend/http/dispatch.ts'
import { forgetPerson } from '@campo-livre/backend/me/forget-person.ts'
import { plainPasswords } from '@campo-livre/backend/ports/passwords.ts'
import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import { type Seed, type TableName, tableNames } from '@campo-livre/backend/store/records.ts'
import { mapAll } from '@campo-livre/backend/store/not-loaded.ts'
import { inUnit } from '@campo-livre/backend/store/unit-of-work.ts'
import type { Row, Table } from '@campo-livre/backend/store/table.ts'
import type { Tables } from '@campo-livre/backend/store/tables.ts'
import type { Closing } from '@campo-livre/domain/financial/closing.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { createDatabase, type MemoryDatabase } from '@campo-livre/mocks/db/database.ts'
import { servedFrom } from '@campo-livre/mocks/served.ts'
import { seedOf } from '@campo-livre/mocks/scenarios/seed-of.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerCall } from '../http/answer-call.ts'
import { testWorld } from '../testing/test-world.ts'
import { testPostgres } from '../testing/test-postgres.ts'
import { layOut } from './seed.ts'
import { storedTables } from './stored-tables.ts'
import { transact } from './transact.ts'

const postgres = testPostgres()
const clock = createFixedClock(NOW)
let seed: Seed
let memory: MemoryDatabase
beforeAll(async () => {
  seed = withPhone(withCorrections(withSessions(await seedOf(NOW, 'normal'))))
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
    ...[
      'when=upcoming',
      'when=past&status=cancelled&page=2&perPage=7',
      'q=11 9&sort=customerName',
      'sort=-priceCents&status=completed',
      'from=2026-11-01',
      'to=2026-11-19&set=confirmed',
      'from=2026-11-10&to=2026-11-20&set=held',
      'set=kept&when=past',
      'set=occupied&from=2026-11-10',
      'set=occupied&page=2',
      'set=occupied&fieldId=fld-arena-beira-mar-campo-norte&status=completed',
      'from=2026-11-10&to=2026-11-20',
    ].map((query) => [`/company/bookings?${query}`, 'company'] as const),
    ...['when=upcoming', 'when=past', 'when=past&status=completed&page=2&perPage=3', 'status=confirmed'].map(
      (query) => [`/bookings?${query}`, 'athlete'] as const,
    ),
  ]

  it.each(asked)('answers GET %s alike from both stores, to %s', async (path, role) => {
    const session = sessionOf(role)
    const headers = new Headers(session === undefined ? {} : { Authorization: `Bearer ${session}` })
    const url = new URL(`http://x${path}`)
    const incoming = { method: 'GET', path: url.pathname, query: url.searchParams, headers, text: '' }
    const { result, work } = await answerCall(testWorld(postgres.sql, clock), incoming)
    // Tables that grow are read by keys, or answered by the database.
    expect(work.whole).toEqual([])
    const { status, body } = await dispatch(
      { ...servedFrom(memory), dialect: seedDialect },
      apiCalls,
      incoming,
    )
    expect(answered({ status: result.status, body: result.body })).toEqual(answered({ status, body }))
  })

  function sessionOf(role: string | null | undefined): string | undefined {
    const of = new Set(seed.users.filter(({ profile }) => profile.name === role).map(({ id }) => id))
    return seed.sessions.find(({ userId }) => of.has(userId))?.id
  }
})

describe('a deletion', () => {
  it('lets go of a person in all tables as memory does, and reads none whole (LGPD)', async () => {
    const user = memory.users.find('usr-atleta')
    if (!user) throw new Error('the athlete is gone')
    const close = (db: Pick<Tables, 'closings'>) => db.closings.insert(closedBooks(seed))
    await inUnit(memory, close)
    await transact({ ...serializable, sql: postgres.sql }, close)
    const before = new Map(
      tableNames.map((name) => [
        name,
        inMemory(name)
          .all()
          .map(({ id }) => id),
      ]),
    )
    await inUnit(memory, (db) => forgetPerson(db, NOW, user))
    const { work } = await transact({ ...serializable, sql: postgres.sql }, (db) =>
      forgetPerson(db, NOW, user),
    )
    expect(work.whole).toEqual([])
    const { result } = await transact(
      { sql: postgres.sql, clock, startedAt: NOW, isolation: 'read' },
      async (db) => new Map(mapAll(tableNames, (name) => [name, db[name].all() as readonly Row[]])),
    )
    // The tokens of sessions are kept otherwise.
    for (const name of tableNames.filter((each) => each !== 'sessions')) {
      // Notices of what ended are told under new ids.
      const known = (rows: readonly Row[]) => rows.filter(({ id }) => before.get(name)?.includes(id))
      expect(known(result.get(name) ?? []), name).toEqual(stored(name, known(inMemory(name).all())))
      const left = JSON.stringify(result.get(name))
      const words = [user.email, user.phone ?? '', TRACE]
      expect(
        words.filter((word) => left.includes(word)),
        name,
      ).toEqual([])
    }
  })
})

const serializable = { clock, startedAt: NOW, isolation: 'serializable' } as const

/** Returns the rows with the counts of two tills corrected: once, and twice. */
function withCorrections(rows: Seed): Seed {
  const closed = rows.tills.filter(({ closedAt }) => closedAt !== null)
  const corrected = new Map(closed.slice(0, 2).map(({ id }, at) => [id, at + 1]))
  return {
    ...rows,
    tills: rows.tills.map((till) => ({
      ...till,
      ...(corrected.has(till.id) && {
        corrections: Array.from({ length: corrected.get(till.id) ?? 0 }, (_, at) => ({
          countedCents: 10_000 + 5_000 * at,
          reason: 'Contado outra vez',
          at: NOW,
          byId: till.openedById,
        })),
      }),
    })),
  }
}

/** Returns the rows with the athlete on somebody's booking by their phone alone. */
function withPhone(rows: Seed): Seed {
  const phone = rows.users.find(({ id }) => id === 'usr-atleta')?.phone
  const unknown = rows.bookings.find(({ athleteId, customerPhone }) => athleteId === null && customerPhone)
  if (!phone || !unknown) throw new Error('a phone is missing')
  return {
    ...rows,
    bookings: rows.bookings.map((each) => (each === unknown ? { ...each, customerPhone: phone } : each)),
  }
}

/** A name that stands beside the code of a booking alone. */
const TRACE = 'Rastro da Silva'

/** Returns closed books with a booking of the athlete in them, by its code. */
function closedBooks({ bookings }: Seed): Closing {
  const own = bookings.find(({ athleteId }) => athleteId === 'usr-atleta')
  if (!own) throw new Error('the athlete has no booking')
  const row = {
    id: 'frozen',
    day: '2026-10-05',
    kind: 'income',
    source: 'booking',
    description: 'Campo 1',
    code: own.code,
    customerName: TRACE,
    method: null,
    account: null,
    channel: null,
    fieldName: null,
    sport: null,
    takenDay: null,
    grossCents: null,
    feeCents: null,
    netCents: null,
    category: null,
    amountCents: 9_000,
  } as const
  const closed = { companyId: own.companyId, month: '2026-10', closedAt: NOW, closedById: null }
  return { id: 'closing', ...closed, cash: [row], accrual: [] }
}

/** Returns the rows with somebody of each profile signed in. */
function withSessions(rows: Seed): Seed {
  const [session] = rows.sessions
  if (!session) throw new Error('nobody is signed in')
  const owner = rows.companies.find(({ id }) =>
    rows.fields.some(({ companyId }) => companyId === id),
  )?.ownerId
  const admin = rows.users.find(({ profile }) => profile.name === 'admin')?.id
  const more = [owner, admin].flatMap((userId) =>
    userId ? [{ ...session, id: `token-of-${userId}`, publicId: `public-${userId}`, userId }] : [],
  )
  return { ...rows, sessions: [...rows.sessions, ...more] }
}

/** Returns rows as they are kept: what may lack a value lacks it instead of having null in it. */
function stored(name: TableName, rows: readonly Row[]): unknown {
  const absent = new Set(storedTables[name].columns.filter((column) => column.absent).map(({ key }) => key))
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(plain(row) as object).filter(([key, value]) => value !== null || !absent.has(key)),
    ),
  )
}

/** Returns an answer as it goes over the wire. A stamp tells of a row that it is the same; it is no other store's. */
function answered(value: unknown): unknown {
  const stampless = (key: string, each: unknown) => (key === 'stamp' ? typeof each : each)
  return JSON.parse(JSON.stringify(value), stampless) as unknown
}

/** Returns a value as it goes over the wire: a key without a value is none. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, each: unknown) => each) as unknown
}
