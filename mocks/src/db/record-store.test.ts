import { beforeEach, describe, expect, it } from 'vitest'
import { createBackend } from '../backend.ts'
import { createFixedClock } from '../clock.ts'
import { personaIds } from '../personas/persona-ids.ts'
import { buildSeed } from '../seed/build-seed.ts'
import { tinyBooking } from '../testing/tiny-booking.ts'
import { createTable, type MemoryTable } from './collection.ts'
import type { MemoryDatabase } from './database.ts'
import { bookingRecordSchema, type BookingRecord, tableNames } from '@campo-livre/backend/store/records.ts'

const NOW = '2026-11-20T13:00:00.000Z'
const MANY = 600

const byId = (rows: readonly { id: string }[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** Returns the rows that the collections of a table hold, their count, and the rows that its reads return. */
function bothOf(db: MemoryDatabase, name: (typeof tableNames)[number]) {
  const collections: readonly { findMany(): { id: string }[]; count(): number }[] = db[name].collections
  return {
    held: byId(collections.flatMap((each) => each.findMany())),
    count: collections.reduce((sum, each) => sum + each.count(), 0),
    read: byId(db[name].all()),
  }
}

describe('the collections of the backend', () => {
  it('hold every row that reads answer, seeded, written, removed and put back', async () => {
    const { db } = await createBackend({ seed: buildSeed, clock: createFixedClock(NOW) })
    const expectSame = () => {
      for (const name of tableNames) {
        const { held, count, read } = bothOf(db, name)
        expect({ name, count }).toEqual({ name, count: read.length })
        expect(held.every((row, at) => row === read[at])).toBe(true)
      }
    }
    await db.collected()
    expectSame()
    expect(db.bookings.collections.reduce((sum, each) => sum + each.count(), 0)).toBeGreaterThan(10_000)
    const [first] = db.bookings.by('athleteId', personaIds.atleta)
    if (!first) throw new Error('the athlete has no booking')
    await db.bookings.insert({ ...first, id: 'bkg_new', code: 'RSV-NEW2' })
    await db.bookings.update(first.id, { customerName: 'Outra Pessoa' })
    for (const { id } of db.notifications.by('userId', personaIds.atleta)) db.notifications.remove(id)
    await db.bookings.restore({ ...first, customerName: 'De volta' })
    expectSame()
    expect(db.bookings.find(first.id)?.customerName).toBe('De volta')
    await db.reset({ base: NOW })
    await db.collected()
    expectSame()
  })
})

describe('a table', () => {
  let table: MemoryTable<BookingRecord, 'fieldId'>
  let changes: [id: string, row: string | null, before: string | null][]
  const nameOf = (row: BookingRecord | null) => row && row.customerName

  beforeEach(async () => {
    changes = []
    table = createTable<BookingRecord, 'fieldId'>({
      name: 'bookings',
      schema: bookingRecordSchema,
      indexes: { fieldId: (row) => row.fieldId },
      onChange: (id, row, before) => changes.push([id, nameOf(row), nameOf(before)]),
    })
    table.load(Array.from({ length: MANY }, (_, at) => tinyBooking({ id: `b${at}` })))
    await table.collected()
  })

  /** Returns the collection that holds a row. */
  const holderOf = (id: string) => {
    const found = table.collections.find((each) => each.findFirst((query) => query.where({ id })))
    if (!found) throw new Error(`nobody holds ${id}`)
    return found
  }

  it('answers what was changed in a collection alone, and tells of it', async () => {
    const before = table.by('fieldId', 'society')
    await holderOf('b300').update((query) => query.where((row) => row.id === 'b300'), {
      data: (draft) => void Object.assign(draft, { fieldId: 'futsal', customerName: 'Bia' }),
    })
    expect(table.find('b300')?.customerName).toBe('Bia')
    expect(table.by('fieldId', 'futsal').map(({ id }) => id)).toEqual(['b300'])
    expect(table.by('fieldId', 'society')).toHaveLength(MANY - 1)
    expect(before).toHaveLength(MANY)
    expect(table.all()[300]?.customerName).toBe('Bia')
    expect(() => Object.assign(table.find('b300') ?? {}, { customerName: 'Eva' })).toThrow(TypeError)
    expect(changes).toEqual([['b300', 'Bia', 'Ana Lima']])
  })

  it('answers what was added to or removed from a collection alone, and tells of it', async () => {
    holderOf('b0').delete((query) => query.where((row) => row.id === 'b0'))
    await holderOf('b599').create(tinyBooking({ id: 'new', customerName: 'Eva' }))
    expect(table.find('b0')).toBeUndefined()
    expect([table.all()[0]?.id, table.all().at(-1)?.id]).toEqual(['b1', 'new'])
    expect(changes).toEqual([
      ['b0', null, 'Ana Lima'],
      ['new', 'Eva', null],
    ])
  })

  it('holds what it was given, whatever becomes of that, and refuses a change as a whole', async () => {
    const quiet = console.error
    console.error = () => undefined
    await expect(table.update('b5', { customerName: 'Bia', priceCents: -1 })).rejects.toThrow('schema')
    console.error = quiet
    expect(table.find('b5')).toEqual(tinyBooking({ id: 'b5' }))
    expect(holderOf('b5').findFirst((query) => query.where((row) => row.id === 'b5'))).toBe(table.find('b5'))
    expect(changes).toEqual([])
  })

  it('puts a removed row back in its place, and in no other collection a second time', async () => {
    const row = tinyBooking({ id: 'b7' })
    table.remove('b7')
    await table.restore(row)
    await table.restore({ ...row, customerName: 'Bia' })
    expect(table.all()[7]).toEqual({ ...row, customerName: 'Bia' })
    const held = table.collections.flatMap((each) => each.findMany((query) => query.where({ id: 'b7' })))
    expect(held).toEqual([table.find('b7')])
    expect(table.all()).toHaveLength(MANY)
  })

  it('can be read at once, and written to before its collections hold what was laid out', async () => {
    table.clear()
    table.load(Array.from({ length: MANY }, (_, at) => tinyBooking({ id: `d${at}` })))
    expect([table.all().length, table.collections.length]).toEqual([MANY, 0])
    const before = table.all()
    table.remove('d300')
    const written = table.update('d301', { customerName: 'Bia' })
    expect(table.find('d301')?.customerName).toBe('Ana Lima')
    await written
    expect(table.find('d301')?.customerName).toBe('Bia')
    expect(table.collections.flatMap((each) => each.findMany())).toEqual(table.all())
    expect([before.length, table.all().length]).toEqual([MANY, MANY - 1])
    expect(changes).toEqual([
      ['d300', null, 'Ana Lima'],
      ['d301', 'Bia', 'Ana Lima'],
    ])
  })

  it('lets go of what it was collecting when it is cleared', async () => {
    table.clear()
    table.load(Array.from({ length: MANY }, (_, at) => tinyBooking({ id: `e${at}` })))
    const first = table.collected()
    table.clear()
    table.load([tinyBooking({ id: 'f' })])
    await Promise.all([first, table.collected()])
    expect(table.collections.flatMap((each) => each.findMany())).toEqual([tinyBooking({ id: 'f' })])
  })

  it('takes many at once and keeps their order', async () => {
    await Promise.all(
      Array.from({ length: 300 }, (_, at) =>
        table.insert(tinyBooking({ id: `c${at}`, customerName: 'Eva' })),
      ),
    )
    await Promise.all(['b1', 'b598', 'c299'].map((id) => table.update(id, { customerName: 'Bia' })))
    expect(
      table
        .all()
        .filter(({ customerName }) => customerName === 'Bia')
        .map(({ id }) => id),
    ).toEqual(['b1', 'b598', 'c299'])
    expect(table.all().at(-1)?.id).toBe('c299')
    expect(table.collections.flatMap((each) => each.findMany())).toEqual(table.all())
  })
})
