import { expect, it } from 'vitest'
import { divide, type Divided } from './divide.ts'

/** A bill of 40 people and 60 items, each paid by another number of them. */
const bill: Divided = {
  people: Array.from({ length: 40 }, (_, index) => ({
    id: `p${index}`,
    name: `P${index}`,
    exempt: index === 39,
    part:
      index === 0
        ? { as: 'percent', percent: 7 }
        : index === 1
          ? { as: 'amount', cents: 500 }
          : { as: 'rest' },
  })),
  items: Array.from({ length: 60 }, (_, index) => ({
    id: `i${index}`,
    name: `I${index}`,
    cents: 1_000 + 137 * index,
    payers:
      index % 3 === 0
        ? { of: 'all' }
        : { of: 'some', personIds: Array.from({ length: 1 + (index % 40) }, (_person, who) => `p${who}`) },
  })),
}

it('works a bill of 40 people and 60 items out in at most 4 milliseconds (H10)', async ({ bench }) => {
  let problems = 1
  const result = await bench('40 people, 60 items', () => {
    problems = divide(bill).problems.length
  }).run()
  expect(problems).toBe(0)
  expect(result.latency.p50).toBeLessThanOrEqual(4)
})
