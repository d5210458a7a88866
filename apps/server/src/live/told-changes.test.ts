import type { RowChange } from '@campo-livre/backend/store/row-change.ts'
import { tinySeed } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { expect, it } from 'vitest'
import { createHub, type Listener } from './hub.ts'
import { createEventStream } from './event-stream.ts'
import { payloadsOf, readTold } from './tell.ts'
import { toldBy } from './told-changes.ts'

const change = (table: string, before: RowChange['before'], after: RowChange['after']): RowChange => ({
  table,
  id: String((after ?? before)?.id),
  before,
  after,
})
const [booking] = tinySeed().bookings
if (!booking) throw new Error('the seed has no booking')

it('tells the arena and the athlete of a booking, those before it and after it, and nobody else', () => {
  const moved = { ...booking, athleteId: 'other' }
  expect(toldBy([change('bookings', booking, moved)])).toEqual([
    {
      topic: `company ${booking.companyId}`,
      change: { kind: 'calendar', id: booking.companyId },
    },
    { topic: `user ${booking.athleteId}`, change: { kind: 'payment', id: booking.id } },
    { topic: 'user other', change: { kind: 'payment', id: booking.id } },
  ])
})

it('ends the streams of a session that is over, and of somebody who is blocked', () => {
  const session = { id: 's1', userId: 'ana' }
  const ana = { id: 'ana', blocked: true }
  expect(toldBy([change('sessions', session, null), change('users', { id: 'ana' }, ana)])).toEqual([
    { topic: 'session s1', change: 'end' },
    { topic: 'user ana', change: 'end' },
  ])
  expect(toldBy([change('sessions', session, { ...session, seenAt: 'later' })])).toEqual([])
})

it('says much in parts that PostgreSQL takes, and reads them as they were', () => {
  const told = Array.from({ length: 500 }, (_, at) => ({
    topic: `user ção-${at}`,
    change: { kind: 'bell' } as const,
  }))
  const payloads = payloadsOf(told)
  expect(Math.max(...payloads.map((each) => Buffer.byteLength(each)))).toBeLessThan(8_000)
  expect(payloads.flatMap(readTold)).toEqual(told)
  expect(readTold('[{"topic":"user ana","change":{"kind":"of a newer server"}}]')).toEqual([])
})

const listener = (reader: string): Listener => ({
  reader,
  topics: [reader],
  endsAt: '2026-12-01T00:00:00.000Z',
  told: () => undefined,
  beat: () => undefined,
  end: () => undefined,
})

it('lets ten streams of an account in, and the next when one is gone', () => {
  const hub = createHub()
  const leaves = Array.from({ length: 10 }, () => hub.join(listener('user ana')))
  expect(leaves).not.toContain(null)
  expect(hub.join(listener('user ana'))).toBeNull()
  expect(hub.join(listener('user bia'))).not.toBeNull()
  leaves[0]?.()
  leaves[0]?.()
  expect(hub.join(listener('user ana'))).not.toBeNull()
  expect(hub.size).toBe(11)
})

it('ends a stream at its time, and no other', () => {
  const hub = createHub()
  const ended: string[] = []
  for (const [reader, endsAt] of [
    ['user ana', '2026-11-29T12:00:00.000Z'],
    ['user bia', '2026-11-29T12:30:00.000Z'],
  ] as const)
    hub.join({ ...listener(reader), endsAt, end: () => void ended.push(reader) })
  hub.beat('2026-11-29T12:00:00.000Z')
  expect(ended).toEqual(['user ana'])
})

it('keeps for a slow browser each change once', async () => {
  const stream = createEventStream(() => undefined)
  for (let at = 0; at < 1_000; at += 1) stream.told({ kind: 'bell' })
  const reader = stream.body.getReader()
  const decoder = new TextDecoder()
  const read = async () => decoder.decode((await reader.read()).value)
  expect(await read()).toBe(':\n\n')
  expect(await read()).toBe('data: {"kind":"bell"}\n\n')
  stream.end()
  expect((await reader.read()).done).toBe(true)
})
