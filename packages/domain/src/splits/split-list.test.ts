import { expect, it } from 'vitest'
import { compileList } from '../lists/compile-list.ts'
import { listReading } from '../testing/list-reading.ts'
import { splitList } from './split-list.ts'

it('bills come with the newest first (H12)', () => {
  const splitSum = () => ({ totalCents: 0, paidCents: 0, openCents: 0, status: 'open' as const })
  const list = compileList(splitList, { splitSum })
  const rows = [
    { id: 'b', createdAt: '2026-11-19T10:00:00.000Z' },
    { id: 'new', createdAt: '2026-11-20T10:00:00.000Z' },
    { id: 'a', createdAt: '2026-11-19T10:00:00.000Z' },
  ] as unknown as Parameters<typeof list.ordered>[0]
  expect(list.ordered(rows, listReading('2026-11-20T13:00:00.000Z')).map(({ id }) => id)).toEqual([
    'new',
    'a',
    'b',
  ])
})
