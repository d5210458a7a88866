import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { changedTables, contentOf } from '@campo-livre/mocks/testing/changed-tables.ts'
import { NOW, tinySeed } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { tinyRacha } from '@campo-livre/mocks/testing/tiny-houses.ts'
import { tinyBooking } from '@campo-livre/mocks/testing/tiny-booking.ts'
import { createDatabase, type MemoryDatabase } from '@campo-livre/mocks/db/database.ts'
import { beginUnit, inUnit } from './unit-of-work.ts'

const ids = ['paid', 'played', 'new-1', 'new-2', 'new-3']
const people = ['ana', 'bia', null]
type Write = { id: string; athleteId: string | null; how: 'insert' | 'update' | 'remove' }
const writeOf = fc.record<Write>({
  id: fc.constantFrom(...ids),
  athleteId: fc.constantFrom(...people),
  how: fc.constantFrom('insert', 'update', 'remove'),
})
const writesOf = fc.array(writeOf, { maxLength: 12 })

/** Writes a booking, and the racha of the same id, which stands under the keys of all its people. */
async function write({ bookings, rachas }: MemoryDatabase, { id, athleteId, how }: Write): Promise<void> {
  const game = rachas.find(id)
  const participants = tinyRacha().participants.filter(({ userId }) => userId === athleteId)
  if (how === 'insert' && !game) await rachas.insert(tinyRacha({ id, organizerId: 'caio', participants }))
  if (how === 'update' && game) await rachas.update(id, { participants })
  if (how === 'remove' && game) rachas.remove(id)
  const known = bookings.find(id)
  if (how === 'insert' && !known) await bookings.insert(tinyBooking({ id, code: `RSV-${id}`, athleteId }))
  if (how === 'update' && known) await bookings.update(id, { athleteId })
  if (how === 'remove' && known) bookings.remove(id)
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
/** Returns the bookings as a call reads them: all in order, those of each person, each by its id. */
const readOf = ({ bookings, rachas }: MemoryDatabase) => ({
  all: bookings.all(),
  games: ['ana', 'bia', 'caio'].map((key) => new Set(idsOf(rachas.by('userId', key)))),
  of: ['ana', 'bia'].map((key) => new Set(idsOf(bookings.by('athleteId', key)))),
  each: ids.map((id) => bookings.find(id) ?? null),
})

let [plain, kept]: MemoryDatabase[] = []
const fresh = () => createDatabase({ seed: tinySeed, clock: createFixedClock(NOW) })
beforeAll(async () => {
  ;[plain, kept] = [await fresh(), await fresh()]
})

test('a unit of work reads and stores as direct writes do, and changes nothing before it is stored', async () => {
  await fc.assert(
    fc.asyncProperty(writesOf, writesOf, async (first, second) => {
      if (!plain || !kept) return
      await Promise.all([plain.reset({ base: NOW }), kept.reset({ base: NOW })])
      const before = contentOf(kept)
      const unit = beginUnit(kept)
      for (const each of first) {
        await write(plain, each)
        await write(unit.db, each)
        expect(readOf(unit.db)).toEqual(readOf(plain))
      }
      // A step of its own within the unit.
      await inUnit(unit.db, async (db) => {
        for (const each of second) await write(db, each)
      })
      for (const each of second) await write(plain, each)
      expect(readOf(unit.db)).toEqual(readOf(plain))
      for (const [name, rows] of before) expect(kept[name].all()).toBe(rows)
      await unit.store()
      expect(changedTables(contentOf(plain), contentOf(kept))).toEqual([])
      expect(readOf(kept)).toEqual(readOf(plain))
    }),
    { numRuns: 100 },
  )
})

test('a step that throws leaves the unit as it was', async () => {
  const db = await fresh()
  const unit = beginUnit(db)
  await unit.db.bookings.update('paid', { customerName: 'Primeira' })
  const before = contentOf(unit.db)
  const step = inUnit(unit.db, async (own) => {
    await own.bookings.update('paid', { customerName: 'Segunda' })
    own.users.remove('ana')
    throw new Error('refused')
  })
  await expect(step).rejects.toThrow('refused')
  expect(changedTables(before, contentOf(unit.db))).toEqual([])
  expect(unit.changes.map(({ table, id }) => [table, id])).toEqual([['bookings', 'paid']])
})

test('a list that no write touches stays the same one, so that what was worked out of it stays', async () => {
  const db = await fresh()
  const { db: own } = beginUnit(db)
  await own.bookings.update('paid', { customerName: 'Primeira' })
  expect(own.bookings.by('athleteId', 'nobody')).toBe(db.bookings.by('athleteId', 'nobody'))
  expect(own.users.all()).toBe(db.users.all())
})

test('a wrong row is refused as it is written', async () => {
  const { db: own } = beginUnit(await fresh())
  await expect(own.bookings.update('paid', { priceCents: 0.5 })).rejects.toThrow('priceCents')
  await expect(own.bookings.insert(tinyBooking({ id: 'paid' }))).rejects.toThrow('exists already')
  await expect(own.bookings.update('nobody', {})).rejects.toThrow('there is no nobody')
  expect(() => own.bookings.remove('nobody')).toThrow('there is no nobody')
})
