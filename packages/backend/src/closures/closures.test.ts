import type { Availability } from '@campo-livre/domain/availability/availability.ts'
import type { ClosureRow } from '@campo-livre/domain/closures/closure-row.ts'
import { expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const mock = testBackend()

/** Saturday evening at the arena of the tiny seed, from 19:00 to 22:00. */
const evening = {
  companyId: 'paulista',
  reason: 'Torneio da casa',
  reasonShown: true,
  when: { kind: 'once', start: '2026-11-21T22:00:00.000Z', end: '2026-11-22T01:00:00.000Z' },
} as const

async function slotsOn(fieldId: string, day = '2026-11-21') {
  const { body } = await mock.ask(`GET /fields/${fieldId}/availability?from=${day}&days=1`)
  const { days, closed } = body.data as Availability
  const blocked = days.flatMap(({ slots }) => slots.filter(({ status }) => status === 'blocked'))
  return { blocked: blocked.map(({ start }) => start.slice(11, 16)), closed }
}

it('closes some fields of an arena, or all, and says why (rule 2)', async () => {
  await mock.server.db.closures.insert({ ...evening, id: 'one', fieldIds: ['society'] })
  const closed = [{ start: evening.when.start, end: evening.when.end, reason: 'Torneio da casa' }]
  // Ana has booked from 20:00 to 21:00.
  expect(await slotsOn('society')).toEqual({ blocked: ['22:00', '00:00'], closed })
  expect(await slotsOn('futsal')).toEqual({ blocked: [], closed: [] })
  await mock.server.db.closures.update('one', { fieldIds: null, reasonShown: false })
  expect(await slotsOn('futsal')).toEqual({ blocked: ['22:00', '23:00', '00:00'], closed: [] })
  expect(await slotsOn('areia')).toEqual({ blocked: [], closed: [] })
})

it('takes no booking in a closed time', async () => {
  await mock.server.db.closures.insert({ ...evening, id: 'one', fieldIds: null })
  const body = { fieldId: 'futsal', start: '2026-11-22T00:00:00Z', end: '2026-11-22T01:00:00Z' }
  expect(await mock.ask('POST /bookings', { as: 'ana', body })).toMatchObject({
    status: 422,
    body: { code: 'slot_blocked' },
  })
})

it('lists the next closure first, those that are over last, and the names of their fields (H1)', async () => {
  const closures = mock.server.db.closures
  const once = (start: string, end: string) => ({ kind: 'once', start, end }) as const
  const over = once('2026-11-10T22:00:00.000Z', '2026-11-11T01:00:00.000Z')
  const later = once('2026-12-10T22:00:00.000Z', '2026-12-11T01:00:00.000Z')
  await closures.insert({ ...evening, id: 'over', fieldIds: null, reason: 'Chuva', when: over })
  await closures.insert({ ...evening, id: 'later', fieldIds: null, reason: 'Festa', when: later })
  await closures.insert({ ...evening, id: 'next', fieldIds: ['society', 'futsal'] })
  const { body } = await mock.ask('GET /company/closures', { as: 'dono' })
  const rows = body.data as ClosureRow[]
  expect(rows.map(({ id, status, next }) => [id, status, next])).toEqual([
    ['next', 'ahead', evening.when.start],
    ['later', 'ahead', later.start],
    ['over', 'past', null],
  ])
  expect(rows.map(({ fields }) => fields)).toEqual(['Campo 1 e Ginásio', 'Toda a arena', 'Toda a arena'])
})
