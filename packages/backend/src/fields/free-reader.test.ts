import { sports } from '@campo-livre/domain/fields/sports.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Backend, createBackend } from '@campo-livre/mocks/backend.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { buildSeed } from '@campo-livre/mocks/seed/build-seed.ts'
import { freeReader } from './free-reader.ts'
import { nextFree, type TimeFilter } from './next-free.ts'
import { publicFields } from './public-fields.ts'

const NOW = '2026-11-20T15:30:00.000Z'
/** Instants before and after midnight in some zone, in the middle of a slot, and far from the seed's today. */
const instants = [NOW, '2026-11-21T02:59:30.000Z', '2026-11-22T21:07:00.000Z', '2027-01-03T05:00:00.000Z']
const wishes: TimeFilter[] = [
  { date: '2026-11-20' },
  { date: '2026-11-21', time: '19:00' },
  { date: '2026-11-21', time: '20:30', minutes: 120 },
  { date: '2026-11-22', minutes: 90, maxPriceCents: 9_000 },
  { date: '2026-11-23', time: '00:00' },
  { date: '2026-11-26', maxPriceCents: 15_000, time: '18:00' },
  { date: '2027-01-04', time: '21:00' },
  { date: '2027-02-20' },
  { time: '01:00' },
  { time: '20:00', minutes: 180 },
  { minutes: 240 },
  { minutes: 60, maxPriceCents: 7_000 },
]
const ownDay = [{ opens: 1140, closes: 1530 }]
const ownWeek = Array.from({ length: 7 }, () => ownDay)
const holiday = { day: '2026-11-23', name: 'Aniversário da cidade' }
const onHolidays = { id: 'holiday', weekdays: [7], fromMinute: 0, toMinute: 1440, priceCents: 4_000 }
const nextPrices = [{ from: '2026-11-22', basePriceCents: 5_000, priceRules: [] }]
let db: Backend['db']

beforeAll(async () => {
  db = (await createBackend({ seed: buildSeed, clock: createFixedClock(NOW) })).db
  for (const { id } of db.companies.all()) await db.companies.update(id, { holidays: [holiday] })
  for (const [index, { id }] of db.fields.all().entries()) {
    if (index % 5 === 0) await db.fields.update(id, { avoidGaps: true })
    if (index % 4 === 1) await db.fields.update(id, { bufferMinutes: 30, horizonDays: 2 })
    if (index % 7 === 2) await db.fields.update(id, { openingHours: ownWeek })
    if (index % 7 === 3) await db.fields.update(id, { holidayHours: index % 2 === 0 ? [] : ownDay })
    if (index % 7 === 4) await db.fields.update(id, { minNoticeMinutes: 180, priceRules: [onHolidays] })
    if (index % 7 === 5) await db.fields.update(id, { nextPrices })
  }
  for (const [index, { id: companyId }] of db.companies.all().entries()) {
    const closure = { id: `c${index}`, companyId, fieldIds: null, reason: 'Treino', reasonShown: true }
    if (index % 3 === 0)
      await db.closures.insert({
        ...closure,
        when: {
          kind: 'weekly',
          weekdays: [0, 5],
          fromMinute: 1140,
          toMinute: 1500,
          since: '2026-11-01',
          until: null,
        },
      })
    if (index % 3 === 1)
      await db.closures.insert({ ...closure, when: { kind: 'yearly', days: ['11-21', '01-04'] } })
  }
})

describe('the reader of free times', () => {
  it.each(instants)('agrees with the next free times of every field and wish, at %s', (now) => {
    const asker = { db, now, user: null }
    expect(new Set(publicFields(db).flatMap(({ field }) => field.sports)).size).toBe(sports.length)
    for (const wish of wishes) {
      const isFree = freeReader(asker, wish)
      const odd = publicFields(db).filter(
        (at) => isFree(at) !== nextFree({ ...asker, ...at }, wish, 1).length > 0,
      )
      expect({ wish, odd: odd.map(({ field }) => field.id) }).toEqual({ wish, odd: [] })
    }
  })
})
