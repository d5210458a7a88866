import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import { seedDialect } from '@campo-livre/backend/http/dialect.ts'
import { dispatch } from '@campo-livre/backend/http/dispatch.ts'
import { plainPasswords } from '@campo-livre/backend/ports/passwords.ts'
import type { FieldRecord, Seed } from '@campo-livre/backend/store/records.ts'
import { amenities } from '@campo-livre/domain/companies/amenities.ts'
import { fieldSorts } from '@campo-livre/domain/fields/list/sorts.ts'
import { sports } from '@campo-livre/domain/fields/sports.ts'
import { surfaces } from '@campo-livre/domain/fields/surfaces.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { createDatabase, type MemoryDatabase } from '@campo-livre/mocks/db/database.ts'
import { servedFrom } from '@campo-livre/mocks/served.ts'
import { seedOf } from '@campo-livre/mocks/scenarios/seed-of.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerCall } from '../http/answer-call.ts'
import { layOut } from '../store/seed.ts'
import { transact } from '../store/transact.ts'
import { testWorld } from '../testing/test-world.ts'
import { testPostgres } from '../testing/test-postgres.ts'
import { indexAll } from './index-fields.ts'

const postgres = testPostgres()
const clock = createFixedClock(NOW)
let memory: MemoryDatabase
beforeAll(async () => {
  const seed = oddly(await seedOf(NOW, 'normal'))
  memory = await createDatabase({ seed: () => seed, clock, base: NOW })
  await layOut(postgres.sql, seed, NOW, plainPasswords)
})

/** Makes some fields odd: with prices from later days on, with names that sort and search otherwise. */
function oddly(seed: Seed): Seed {
  const names = ['Água 10', 'agua 2', '100% areia_fina', 'Ção \\ José', 'ÁGUA 2']
  const prices = ({ basePriceCents }: FieldRecord) => [
    { from: '2026-11-20', basePriceCents: basePriceCents + 1234, priceRules: [] },
    { from: '2026-11-21', basePriceCents: 100, priceRules: [] },
  ]
  return {
    ...seed,
    fields: seed.fields.map((field, at) => ({
      ...field,
      ...(at % 4 === 0 && { name: names[at % names.length] ?? field.name }),
      ...(at % 6 === 0 && { nextPrices: prices(field) }),
    })),
  }
}

async function both(path: string) {
  const url = new URL(`http://x${path}`)
  const incoming = {
    method: 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: new Headers(),
    text: '',
  }
  const { result, work } = await answerCall(testWorld(postgres.sql, clock), incoming)
  const known = await dispatch({ ...servedFrom(memory), dialect: seedDialect }, apiCalls, incoming)
  return {
    indexed: { status: result.status, body: result.body },
    known: { status: known.status, body: known.body },
    work,
  }
}

const words = fc.constantFrom(
  'agua',
  'ÁGUA',
  '2',
  '%',
  '_',
  '\\',
  'beach tennis',
  'fortaleza',
  'arena',
  'zzz',
  'ção',
)
const question = fc.record(
  {
    q: fc.oneof(words, fc.string({ maxLength: 4 })),
    city: fc.constantFrom('fortaleza', 'FORTALEZA', 'São Paulo', 'Atlântida', '\u0000'),
    district: fc.constantFrom('Meireles', 'aldeota', 'Bela Vista'),
    sport: fc.constantFrom(...sports),
    surface: fc.constantFrom(...surfaces),
    indoor: fc.constantFrom('true', 'false'),
    amenities: fc.subarray([...amenities], { minLength: 1, maxLength: 2 }).map(String),
    minPriceCents: fc.integer({ min: 0, max: 30_000 }).map(String),
    maxPriceCents: fc.integer({ min: 0, max: 30_000 }).map(String),
    area: fc.constantFrom('-5,-40,-3,-38', '-24,-47,-23,-46', '-34,-74,6,-34'),
    date: fc.constantFrom('2026-11-20', '2026-11-21'),
    time: fc.constantFrom('07:00', '20:00'),
    minutes: fc.constantFrom('60', '120'),
    near: fc.constantFrom('-3.73,-38.52', '-23.5614,-46.6558'),
    page: fc.constantFrom('1', '2', '3'),
    perPage: fc.constantFrom('1', '5', '20'),
  },
  { requiredKeys: [] },
)
const asked = fc
  .record({ question, sort: fc.constantFrom(...fieldSorts), keep: fc.infiniteStream(fc.nat(3)) })
  .map(({ question: all, sort, keep }) => {
    // Few filters at once: most questions shall find something.
    const some = Object.entries(all).filter(() => keep.next().value === 0)
    const query = new URLSearchParams(some)
    if (sort !== 'distance' || query.has('near')) query.set('sort', sort)
    return query
  })

describe('a search by the index of PostgreSQL', () => {
  it('finds what memory finds, in its order (300 questions)', async () => {
    let found = 0
    await fc.assert(
      fc.asyncProperty(asked, fc.constantFrom('/fields', '/map'), async (query, path) => {
        if (path === '/map') for (const each of ['page', 'perPage']) query.delete(each)
        const { indexed, known } = await both(`${path}?${query}`)
        expect(indexed).toEqual(known)
        if (Array.isArray((known.body as { data: unknown }).data)) found += 1
      }),
      { numRuns: 300 },
    )
    expect(found).toBeGreaterThan(250)
  })

  it('reads no table whole, and few times', async () => {
    const most = {
      '/places': 1,
      '/map': 2,
      '/fields': 3,
      '/fields?q=arena&sort=price': 3,
      '/fields?city=fortaleza&time=20:00': 4,
    }
    for (const [path, trips] of Object.entries(most)) {
      const { work } = await both(path)
      expect({ path, whole: work.whole }).toEqual({ path, whole: [] })
      expect(work.trips, path).toBeLessThanOrEqual(trips)
    }
  })

  it('knows the places of all fields', async () => {
    const { indexed, known } = await both('/places')
    expect(indexed).toEqual(known)
  })
})

describe('the index of fields', () => {
  const rows = () => postgres.sql.ask('select * from field_index order by field_id')

  it.each(['field', 'company', 'review'] as const)('is kept with every change of a %s', async (changed) => {
    const before = await rows()
    const [field, other] = memory.fields.by('status', 'active')
    const review = memory.reviews.all().find(({ fieldId }) => before.some((row) => row.field_id === fieldId))
    if (!field || !other || !review) throw new Error('the seed has no fields, or no review')
    await transact({ sql: postgres.sql, clock, startedAt: NOW, isolation: 'serializable' }, async (db) => {
      const company = db.companies.find(other.companyId)
      if (!company) throw new Error('the field has no company')
      const address = { ...company.address, city: 'Óbidos' }
      if (changed === 'field') await db.fields.update(field.id, { status: 'inactive' })
      if (changed === 'company') await db.companies.update(company.id, { name: 'Outra arena', address })
      if (changed === 'review') db.reviews.remove(review.id)
    })
    const after = await rows()
    expect(after).not.toEqual(before)
    await postgres.sql.transaction('serializable', indexAll)
    expect(await rows()).toEqual(after)
  })
})
