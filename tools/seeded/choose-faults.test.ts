import { expect, test } from 'vitest'
import { chooseFaults, firstTierRun, inFirstTier, sampleFaults } from './choose-faults.ts'
import { browser, check, stories, unit } from './fault.ts'

const late = {
  name: 'A price at midnight',
  file: 'price.ts',
  find: 'a',
  replace: 'b',
  run: unit('a.test.ts'),
}
const bell = { ...late, name: 'The bell is silent', file: 'bell.ts', run: browser('bell.test.tsx') }

test.each([
  [undefined, [late, bell]],
  ['MIDNIGHT price', [late]],
  ['browser', [bell]],
  ['price bell', []],
])('%j chooses by name, file and test', (words, chosen) => {
  expect(chooseFaults([late, bell], words)).toEqual(chosen)
})

test('draws as many as asked for, over the whole list', () => {
  const many = Array.from({ length: 401 }, (_, index) => ({ ...late, name: String(index) }))
  const names = sampleFaults(many, 60).map(({ name }) => Number(name))
  expect(names).toHaveLength(60)
  expect([names[0], Math.max(...names) > 390]).toEqual([0, true])
})

test('the first tier has checks, units and component tests, stories in light, and no sweep', () => {
  const swept = { ...bell, run: browser('every.sweep.test.tsx') }
  const dark = { ...bell, run: stories('bell.stories.tsx') }
  const budget = { ...bell, run: check('budgets') }
  expect([late, bell, swept, dark, budget].map(firstTierRun)).toEqual([
    late.run,
    bell.run,
    null,
    { project: 'storybook-main', file: 'bell.stories.tsx' },
    budget.run,
  ])
  expect(inFirstTier([late, bell, swept, dark, budget])).toEqual([late, bell, budget])
})
