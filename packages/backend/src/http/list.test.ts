import { expect, test } from 'vitest'
import { okList } from './list.ts'

const rows = [
  { id: 'b', size: 10 },
  { id: 'a', size: 9 },
]
const query = { page: 1, perPage: 20, sort: 'size', filters: [] }
const sums = (kept: readonly { size: number }[]) => ({ size: kept.reduce((sum, { size }) => sum + size, 0) })

test('the same rows are answered by each of two lists with other columns', () => {
  const asText = okList(rows, { columns: { size: 'text' }, query })
  const asNumber = okList(rows, { columns: { size: 'count' }, query, sums })
  expect(asText.body).toMatchObject({ meta: { total: 2 } })
  expect(asText.body).not.toHaveProperty('meta.size')
  expect(asNumber.body).toMatchObject({ data: [{ id: 'a' }, { id: 'b' }], meta: { size: 19 } })
})
