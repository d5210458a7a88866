import { expect, test } from 'vitest'
import { nextOfSeries } from './coming.ts'

const date = (id: string, day: string, status: 'confirmed' | 'rained_out' = 'confirmed') => ({
  series: { id, day },
  status,
})
const single = { status: 'confirmed' as const }

test('leaves of each fixed slot its next date, and all that is none or waits for a choice (N8)', () => {
  const rained = date('a', '2026-11-19', 'rained_out')
  const [a1, b1] = [date('a', '2026-11-26'), date('b', '2026-11-27')]
  expect(nextOfSeries([rained, a1, single, b1, date('a', '2026-12-03'), single])).toEqual([
    rained,
    a1,
    single,
    b1,
    single,
  ])
})
