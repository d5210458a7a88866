import { expect, test } from 'vitest'
import { soldAtThisHour } from './sold-at-this-hour.ts'

const fortaleza = 'America/Fortaleza'
const sold = (productId: string | null, quantity: number, addedAt: string) => ({
  productId,
  quantity,
  addedAt,
})

test('counts the pieces of this hour in the last four weeks, on the clock of the arena', () => {
  // 20h30 in Fortaleza.
  const now = '2026-11-20T23:30:00.000Z'
  const items = [
    sold('chope', 2, '2026-11-20T23:10:00.000Z'),
    sold('chope', 3, '2026-11-13T23:59:00.000Z'),
    sold('agua', 1, '2026-10-23T23:30:00.000Z'),
    // An hour before and after, too long ago, not yet, and a field.
    sold('agua', 4, '2026-11-19T22:59:00.000Z'),
    sold('agua', 4, '2026-11-19T00:00:00.000Z'),
    sold('agua', 4, '2026-10-23T23:29:00.000Z'),
    sold('agua', 4, '2026-11-20T23:31:00.000Z'),
    sold(null, 1, '2026-11-20T23:10:00.000Z'),
  ]
  expect([...soldAtThisHour(items, fortaleza, now)]).toEqual([
    ['chope', 5],
    ['agua', 1],
  ])
})
