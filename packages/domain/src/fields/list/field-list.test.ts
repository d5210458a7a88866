import { expect, it } from 'vitest'
import { compileList } from '../../lists/compile-list.ts'
import { listReading } from '../../testing/list-reading.ts'
import { fieldList } from './field-list.ts'

it('fields come by their arena, then by their name, as a dictionary has them (H1)', () => {
  const names: Record<string, string> = { sol: 'Sol', agua: 'Água' }
  const list = compileList(fieldList, {
    fromPrice: () => ({ fromPriceCents: 0 }),
    asOfNow: () => ({ basePriceCents: 0, priceRules: [], nextPrices: [], version: 1 }),
    sharesWith: () => ({ sharesWith: null }),
  })
  const field = (id: string, companyId: string, name: string) => ({ id, companyId, name })
  const rows = [
    field('5', 'sol', 'Campo B'),
    field('4', 'sol', 'Área'),
    field('2', 'agua', 'Quadra'),
    field('1', 'agua', 'Quadra'),
    field('3', 'sol', 'Aquário'),
  ] as unknown as Parameters<typeof list.ordered>[0]
  const reading = listReading('2026-11-20T13:00:00.000Z', { find: (_table, id) => ({ name: names[id] }) })
  expect(list.ordered(rows, reading).map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5'])
})
