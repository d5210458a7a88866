import { expect, it } from 'vitest'
import { layOutContracts } from '../testing/lay-out-contracts.ts'

it('lays 40 contracts out over 104 weeks in at most 50 milliseconds (rule 6)', async ({ bench }) => {
  let count = 0
  const result = await bench('40 contracts, 104 weeks', () => {
    count = layOutContracts()
  }).run()
  expect(count).toBeGreaterThan(40 * 100)
  expect(result.latency.p50).toBeLessThanOrEqual(50)
})
