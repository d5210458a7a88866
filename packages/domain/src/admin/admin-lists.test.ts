import { expect, it } from 'vitest'
import { compileList } from '../lists/compile-list.ts'
import { listReading } from '../testing/list-reading.ts'
import { adminSeriesList, adminTillList } from './admin-lists.ts'
import { auditList } from './audit-list.ts'

const reading = listReading('2026-11-20T13:00:00.000Z')

it('fixed slots come by the names of their customers, as a dictionary has them (H12)', () => {
  const standing = () => ({
    fieldName: 'Campo 1',
    slot: 'toda quinta, 20h às 21h',
    priceCents: 1,
    status: 'active' as const,
    nextStart: null,
    overdueCents: 0,
  })
  const list = compileList(adminSeriesList, { standing })
  const rows = [
    { id: 'c', companyId: 'arena', customerName: 'Zico' },
    { id: 'b', companyId: 'arena', customerName: 'Ana' },
    { id: 'd', companyId: 'arena', customerName: 'Átila' },
    { id: 'a', companyId: 'arena', customerName: 'Ana' },
  ] as unknown as Parameters<typeof list.ordered>[0]
  expect(list.ordered(rows, reading).map(({ id }) => id)).toEqual(['a', 'b', 'd', 'c'])
})

it('tills come with the last opened first (H12)', () => {
  const list = compileList(adminTillList, {})
  const till = (id: string, openedAt: string) => ({ id, companyId: 'arena', openedAt })
  const rows = [
    till('b', '2026-11-19T10:00:00.000Z'),
    till('new', '2026-11-20T10:00:00.000Z'),
    till('a', '2026-11-19T10:00:00.000Z'),
  ] as unknown as Parameters<typeof list.ordered>[0]
  expect(list.ordered(rows, reading).map(({ id }) => id)).toEqual(['new', 'a', 'b'])
})

it('the audit has its last entry first, in the order in which they were written (H12)', () => {
  const list = compileList(auditList, { words: () => ({ fields: 'Nome' }) })
  const rows = [{ id: 'first' }, { id: 'second' }] as unknown as Parameters<typeof list.ordered>[0]
  expect(list.ordered(rows, reading).map(({ id }) => id)).toEqual(['second', 'first'])
})
