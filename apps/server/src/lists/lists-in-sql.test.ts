import { auditRows } from '@campo-livre/backend/admin/declared-rows.ts'
import { adminKinds } from '@campo-livre/backend/admin/kinds.ts'
import { findPayment, paymentRows } from '@campo-livre/backend/admin/payment-rows.ts'
import { paymentColumns } from '@campo-livre/domain/admin/admin-rows.ts'
import { expenseRows } from '@campo-livre/backend/expenses/expense-rows.ts'
import { fieldRows } from '@campo-livre/backend/fields/field-rows.ts'
import { type Listed, okList } from '@campo-livre/backend/http/list.ts'
import { listRows } from '@campo-livre/backend/http/list-rows.ts'
import { plainPasswords } from '@campo-livre/backend/ports/passwords.ts'
import { couponRows } from '@campo-livre/backend/coupons/coupon-rows.ts'
import { productRows } from '@campo-livre/backend/products/product-rows.ts'
import { myRachaRows } from '@campo-livre/backend/rachas/racha-rows.ts'
import type { Database } from '@campo-livre/backend/store/database.ts'
import type { ListQuestion } from '@campo-livre/backend/store/list-question.ts'
import { mapAll } from '@campo-livre/backend/store/not-loaded.ts'
import type { Seed, TableName } from '@campo-livre/backend/store/records.ts'
import type { Row } from '@campo-livre/backend/store/table.ts'
import { tabRows } from '@campo-livre/backend/tabs/tab-rows.ts'
import { latestBookings, soonestBookings } from '@campo-livre/domain/bookings/list/own-bookings.ts'
import type { ListDeclaration } from '@campo-livre/domain/lists/declare-list.ts'
import { type ColumnFilter, type Columns, kindOf, matchModes } from '@campo-livre/domain/lists/filters.ts'
import { filterableOf, type ListColumns } from '@campo-livre/domain/lists/list-columns.ts'
import { ownReviewList } from '@campo-livre/domain/reviews/review-list.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { createDatabase, type MemoryDatabase } from '@campo-livre/mocks/db/database.ts'
import { seedOf } from '@campo-livre/mocks/scenarios/seed-of.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { layOut } from '../store/seed.ts'
import { transact } from '../store/transact.ts'
import { testPostgres } from '../testing/test-postgres.ts'
import { statementOf } from './list-statement.ts'

/** A list as its rows are asked for, whatever they are. */
type AnyList = {
  list: ListDeclaration
  rows: (db: Database, stored: readonly never[], now: string, callerId: string) => readonly object[]
  asked: (
    db: Database,
    question: Omit<ListQuestion, 'list'>,
    now: string,
  ) => { total: number; rows: readonly object[] } | null
}
const lists: readonly (readonly [string, AnyList])[] = [
  ...Object.entries(adminKinds).flatMap(([name, { list, rows, asked }]) =>
    list && asked
      ? [
          [
            `of the admin: ${name}`,
            {
              list,
              rows: (db: Database, _: unknown, now: string) => rows(db, now),
              asked: (db: Database, question: Omit<ListQuestion, 'list'>, now: string) =>
                asked(db, now, question),
            },
          ] as const,
        ]
      : [],
  ),
  ['of the admin: audit', auditRows],
  ['of an arena: reviews', listRows(ownReviewList, {})],
  ['of an arena: tabs', tabRows],
  ['of an arena: expenses', expenseRows],
  ['of an arena: products', productRows],
  ['of an arena: coupons', couponRows],
  ['of an arena: fields', fieldRows],
  ['of an arena: bookings', listRows(latestBookings, {})],
  ['of an arena: bookings to come', listRows(soonestBookings, {})],
  ['of an athlete: rachas', myRachaRows],
]

const postgres = testPostgres()
let seed: Seed
let memory: MemoryDatabase
beforeAll(async () => {
  seed = withOddTexts(await seedOf(NOW, 'normal'))
  memory = await createDatabase({ seed: () => seed, clock: createFixedClock(NOW), base: NOW })
  await layOut(postgres.sql, seed, NOW, plainPasswords)
})

/** Returns the rows with texts in them that are hard to fold, to sort and to find. */
function withOddTexts(rows: Seed): Seed {
  const odd = [
    'Água 10',
    'agua 9',
    'ÁGUA',
    'José d’Ávila',
    'ﬁnal',
    'İstanbul',
    'ß',
    "O'Neil %_\\",
    '日本',
    '⚽ Bola',
    '',
    ' a  b ',
    '½ (11) 91234-5678',
  ]
  const text = (at: number) => odd[at % odd.length] ?? ''
  const named = <T extends { name: string }>(all: readonly T[]) =>
    all.map((row, at) => (at % 3 === 0 ? { ...row, name: text(at / 3) } : row))
  return {
    ...rows,
    users: named(rows.users),
    companies: named(rows.companies),
    fields: named(rows.fields),
    products: named(rows.products),
    tabs: rows.tabs.map((row, at) => (at % 2 === 0 ? { ...row, customerName: text(at / 2) } : row)),
    // As many as it takes: memory sorts them for each question.
    bookings: rows.bookings
      .slice(-1500)
      .map((row, at) => (at % 5 === 0 ? { ...row, customerName: text(at / 5) } : row)),
  }
}

type Asked = Omit<ListQuestion, 'list' | 'scope' | 'having' | 'callerId'>
const words = fc.constantFrom(
  'a',
  'AGUA',
  'água',
  'silva',
  '11',
  '91234-5678',
  'RSV',
  '⚽',
  "d'",
  '½',
  '  ',
  'sao',
  '10',
)

/** Returns questions to a list: with conditions on every column, whose values are often those of a row. */
function questionsTo(columns: Columns, rows: readonly object[]): fc.Arbitrary<Asked> {
  const names = Object.keys(columns)
  const valueIn = (column: string) =>
    fc
      .oneof(
        {
          weight: 4,
          arbitrary: fc
            .nat()
            .map((at) => Reflect.get(rows[at % Math.max(1, rows.length)] ?? {}, column) as unknown),
        },
        { weight: 1, arbitrary: fc.constantFrom('', 'a', '0', 'true', 'false', '2026-11-20') },
      )
      .chain((value) => {
        const text = isCell(value) ? String(value) : ''
        const kind = kindOf({ type: columns[column] ?? 'text' })
        if (kind === 'number')
          return fc.constant(Number.isFinite(Number(text)) && text.trim() !== '' ? text : '0')
        if (kind === 'date')
          return fc.constant(/^\d{4}-\d\d-\d\d/.test(text) ? text.slice(0, 10) : '2026-11-20')
        return fc.nat({ max: 6 }).map((end) => (kind === 'choice' || end < 2 ? text : text.slice(0, end)))
      })
  const filter = fc.constantFrom(...names).chain((column) =>
    fc.record({
      column: fc.constant(column),
      operator: fc.constantFrom('and' as const, 'or' as const),
      conditions: fc.array(
        fc.record({
          mode: fc.constantFrom(...matchModes[kindOf({ type: columns[column] ?? 'text' })]),
          value: valueIn(column),
        }),
        { minLength: 1, maxLength: 2 },
      ),
    }),
  )
  return fc.record({
    filters: fc.oneof(fc.constant<ColumnFilter[]>([]), fc.array(filter, { maxLength: 2 })),
    sort: fc.option(
      fc.constantFrom(...names).chain((name) => fc.constantFrom(name, `-${name}`)),
      { nil: undefined },
    ),
    q: fc.option(words, { nil: undefined, freq: 4 }),
    page: fc.constantFrom(1, 1, 2, 3),
    perPage: fc.constantFrom(1, 7, 20),
  })
}

const RUNS = 4
const PER_RUN = 23

describe('a list in SQL', () => {
  it.each(lists)('answers what memory answers: the list %s', async (name, { list, rows, asked }) => {
    const columns: Columns = filterableOf<ListColumns>(list)
    const table = memory[list.table as TableName]
    const instants = fc.constantFrom(
      NOW,
      '2026-11-21T02:30:00.000Z',
      '2026-11-22T00:30:00.000Z',
      '2027-02-01T12:00:00.000Z',
    )
    const key = list.scopes.company ?? list.scopes.athlete
    const owners = key === undefined || name.includes('admin') ? [null] : ownersOf(table.all(), key)
    const round = fc.tuple(instants, fc.constantFrom(...owners)).chain(([now, owner]) => {
      const stored =
        owner === null
          ? table.all()
          : (table.by as (key: string, value: string) => readonly Row[])(key ?? '', owner)
      const all = rows(memory, stored as readonly never[], now, owner ?? '') as readonly Listed[]
      return fc
        .array(questionsTo(columns, all), { minLength: PER_RUN, maxLength: PER_RUN })
        .map((questions) => ({ now, owner, all, questions }))
    })
    let answered = 0
    await fc.assert(
      fc.asyncProperty(round, async ({ now, owner, all, questions }) => {
        const scope = owner === null ? null : { key: key ?? '', value: owner }
        const clock = createFixedClock(now)
        const { result } = await transact(
          { sql: postgres.sql, clock, startedAt: NOW, isolation: 'read' },
          async (db) =>
            mapAll(questions, (question) =>
              asked(db, { ...question, scope, having: [], callerId: owner }, now),
            ),
        )
        for (const [at, question] of questions.entries()) {
          const found = result[at]
          if (!found) continue
          answered += 1
          const { data, meta } = okList(all, {
            columns,
            query: { ...question, filters: [...question.filters] },
          }).body as {
            data: object[]
            meta: { total: number }
          }
          expect({ question, total: found.total, rows: plain(found.rows) }).toEqual({
            question,
            total: meta.total,
            rows: plain(data),
          })
        }
      }),
      { numRuns: RUNS },
    )
    // Only what a function computes is not answered.
    const isComputed = Object.values(list.values).some(({ op }) => op === 'computed')
    expect(answered).toBeGreaterThanOrEqual(isComputed ? 1 : RUNS * PER_RUN)
  })

  it('answers what memory answers: the payments of all that is paid, which are parts of three tables', async () => {
    const all = paymentRows.all(memory)
    expect(
      new Set(all.map(({ source, online, status }) => `${source} ${online} ${status}`)).size,
    ).toBeGreaterThan(3)
    const round = fc.array(questionsTo(paymentColumns, all), { minLength: 60, maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(round, async (questions) => {
        const some = all.filter((_, at) => at % 97 === 0).map(({ id }) => id)
        const { result } = await transact(
          { sql: postgres.sql, clock: createFixedClock(NOW), startedAt: NOW, isolation: 'read' },
          async (db) => ({
            pages: mapAll(questions, (question) => paymentRows.asked(db, { ...question, having: [] })),
            found: mapAll([...some, 'nobody'], (id) => findPayment(db, id)),
          }),
        )
        expect(result.found).toEqual([...some, 'nobody'].map((id) => findPayment(memory, id)))
        for (const [at, question] of questions.entries()) {
          const { data, meta } = okList(all, {
            columns: paymentColumns,
            query: { ...question, filters: [...question.filters] },
          }).body as { data: object[]; meta: { total: number } }
          const found = result.pages[at]
          expect({ question, total: found?.total, rows: plain(found?.rows) }).toEqual({
            question,
            total: meta.total,
            rows: plain(data),
          })
        }
      }),
      { numRuns: 2 },
    )
  })

  it('uses the key by which the rows of an arena are found', async () => {
    const list = productRows.list
    const statement = statementOf(
      {
        list,
        scope: { key: 'companyId', value: 'x' },
        having: [],
        filters: [],
        page: 1,
        perPage: 20,
        callerId: null,
      },
      NOW,
    )
    const plan = await postgres.sql.transaction('read', async (ask) => {
      await ask("select set_config('enable_seqscan', 'off', true)")
      return ask(`explain ${statement?.text}`, statement?.values)
    })
    expect(JSON.stringify(plan)).toContain('products_company_id')
  })
})

const isCell = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

function ownersOf(rows: readonly Row[], key: string): string[] {
  const ids = rows.flatMap((row) => {
    const value: unknown = key === 'userId' ? Reflect.get(row, 'organizerId') : Reflect.get(row, key)
    return typeof value === 'string' ? [value] : []
  })
  return [...new Set(ids)].slice(0, 6)
}

/** Returns a value as it goes over the wire. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown
}
