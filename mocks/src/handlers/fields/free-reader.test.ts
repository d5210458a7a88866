import { sports } from '@campo-livre/domain/fields/sports.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Backend, createBackend } from '../../backend.ts'
import { createFixedClock } from '../../clock.ts'
import { buildSeed } from '../../seed/build-seed.ts'
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
const ownWeek = Array.from({ length: 7 }, () => [{ opens: 1140, closes: 1530 }])
let db: Backend['db']

beforeAll(async () => {
  db = (await createBackend({ seed: buildSeed, clock: createFixedClock(NOW) })).db
  for (const [index, { id }] of db.fields.all().entries()) {
    if (index % 5 === 0) await db.fields.update(id, { avoidGaps: true })
    if (index % 4 === 1) await db.fields.update(id, { bufferMinutes: 30, horizonDays: 2 })
    if (index % 7 === 2) await db.fields.update(id, { openingHours: ownWeek })
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
