import { beforeEach, expect, test } from 'vitest'
import { tinyBooking } from '../testing/tiny-booking.ts'
import { createTable, type MemoryTable } from './collection.ts'
import {
  bookingRecordSchema,
  type BookingRecord,
  type RachaRecord,
  rachaRecordSchema,
} from '@campo-livre/backend/store/records.ts'
import { tinyRacha } from '../testing/tiny-houses.ts'

let table: MemoryTable<BookingRecord, 'fieldId' | 'athleteId'>
let changes: [string, BookingRecord | null][]

beforeEach(async () => {
  changes = []
  table = createTable<BookingRecord, 'fieldId' | 'athleteId'>({
    name: 'bookings',
    schema: bookingRecordSchema,
    indexes: { fieldId: (row) => row.fieldId, athleteId: (row) => row.athleteId },
    onChange: (id, row) => changes.push([id, row]),
  })
  table.load([tinyBooking({ id: 'a' }), tinyBooking({ id: 'b', fieldId: 'futsal', athleteId: null })])
  await table.collected()
})

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

test('finds by id, by secondary key and by a condition', () => {
  expect(table.find('a')).toEqual(tinyBooking({ id: 'a' }))
  expect(table.find('z')).toBeUndefined()
  expect(ids(table.by('fieldId', 'futsal'))).toEqual(['b'])
  expect(ids(table.by('athleteId', 'ana'))).toEqual(['a'])
  expect(table.by('athleteId', 'null')).toEqual([])
  expect(ids(table.where(({ athleteId }) => athleteId === null))).toEqual(['b'])
})

test('finds a row by each of several keys, and by those it has after a change alone', async () => {
  const people = createTable<RachaRecord, 'userId'>({
    name: 'rachas',
    schema: rachaRecordSchema,
    indexes: {
      userId: ({ organizerId, participants }) => [
        organizerId,
        ...participants.flatMap(({ userId }) => userId ?? []),
      ],
    },
    onChange: () => undefined,
  })
  people.load([tinyRacha({ id: 'one' }), tinyRacha({ id: 'two', organizerId: 'caio', participants: [] })])
  await people.collected()
  expect(ids(people.by('userId', 'ana'))).toEqual(['one'])
  expect(ids(people.by('userId', 'bia'))).toEqual(['one'])
  expect(ids(people.by('userId', 'caio'))).toEqual(['two'])
  const others = people.by('userId', 'bia')
  await people.update('one', { participants: [] })
  expect(ids(others)).toEqual(['one'])
  expect(people.by('userId', 'bia')).toEqual([])
  expect(ids(people.by('userId', 'ana'))).toEqual(['one'])
  people.remove('one')
  expect(people.by('userId', 'ana')).toEqual([])
})

test('keeps ids unique', async () => {
  await expect(table.insert(tinyBooking({ id: 'a' }))).rejects.toThrow('bookings: a exists already')
  expect(table.all()).toHaveLength(2)
})

test('hands out rows that nobody can change, and keeps none that it was given', async () => {
  const given = tinyBooking({ id: 'c' })
  await table.insert(given)
  given.status = 'cancelled'
  expect(table.find('c')?.status).toBe('confirmed')
  expect(() => Object.assign(table.find('c')?.payment ?? {}, { status: 'failed' })).toThrow(TypeError)
})

test('moves a row to its new key and leaves what was handed out before as it was', async () => {
  const before = table.find('a')
  const after = await table.update('a', { fieldId: 'futsal', payment: null })
  expect(before?.fieldId).toBe('society')
  expect(after).toEqual(tinyBooking({ id: 'a', fieldId: 'futsal', payment: null }))
  expect(table.by('fieldId', 'society')).toEqual([])
  expect(ids(table.by('fieldId', 'futsal')).toSorted()).toEqual(['a', 'b'])
  expect(ids(table.all())).toEqual(['a', 'b'])
})

test('refuses what its schema refuses', async () => {
  const quiet = console.error
  console.error = () => undefined
  await expect(table.update('a', { priceCents: -1 })).rejects.toThrow('does not match the schema')
  await expect(table.insert(tinyBooking({ id: 'c', start: 'soon' }))).rejects.toThrow(
    'does not match the schema',
  )
  console.error = quiet
  expect(table.find('a')?.priceCents).toBe(15_000)
  expect(table.find('c')).toBeUndefined()
})

test('hands out the same list until a row of it changes, and never touches one that it has handed out', async () => {
  const [every, atSociety, atFutsal] = [
    table.all(),
    table.by('fieldId', 'society'),
    table.by('fieldId', 'futsal'),
  ]
  expect(table.all()).toBe(every)
  expect(table.by('fieldId', 'society')).toBe(atSociety)
  await table.update('a', { priceCents: 1 })
  expect([every[0]?.priceCents, atSociety[0]?.priceCents]).toEqual([15_000, 15_000])
  expect([table.all()[0]?.priceCents, table.by('fieldId', 'society')[0]?.priceCents]).toEqual([1, 1])
  expect(table.by('fieldId', 'futsal')).toBe(atFutsal)
  expect(() => Object.assign(table.all(), { length: 0 })).toThrow(TypeError)
})

test('writes a seeded row as often as it is told to, and two at a time', async () => {
  await Promise.all([table.update('a', { priceCents: 1 }), table.update('b', { priceCents: 2 })])
  await table.update('a', { status: 'no_show' })
  expect(table.all().map(({ priceCents, status }) => [priceCents, status])).toEqual([
    [1, 'no_show'],
    [2, 'confirmed'],
  ])
  table.remove('a')
  await table.insert(tinyBooking({ id: 'a' }))
  expect(await table.update('a', { priceCents: 3 })).toEqual(tinyBooking({ id: 'a', priceCents: 3 }))
  expect(ids(table.all())).toEqual(['b', 'a'])
})

test('tells of every change, but not of what was loaded', async () => {
  await table.insert(tinyBooking({ id: 'c' }))
  await table.update('a', { status: 'no_show' })
  table.remove('b')
  expect(changes.map(([id, row]) => [id, row?.status ?? null])).toEqual([
    ['c', 'confirmed'],
    ['a', 'no_show'],
    ['b', null],
  ])
})

test('forgets a removed row everywhere, and everything when it is cleared', async () => {
  table.remove('b')
  expect([table.find('b'), table.by('fieldId', 'futsal'), ids(table.all())]).toEqual([undefined, [], ['a']])
  expect(() => table.remove('b')).toThrow('bookings: there is no b')
  table.clear()
  expect([table.all(), table.find('a'), table.by('fieldId', 'society')]).toEqual([[], undefined, []])
  await table.insert(tinyBooking({ id: 'a' }))
  expect(ids(table.by('fieldId', 'society'))).toEqual(['a'])
})
