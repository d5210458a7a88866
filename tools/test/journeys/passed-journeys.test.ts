import { expect, test } from 'vitest'
import { passedJourneys } from './passed-journeys.ts'

const journey = (title: string, status: string, asked?: readonly string[]) => ({
  title,
  tests: [
    {
      projectName: 'desktop',
      status,
      annotations: asked ? [{ type: 'asked', description: JSON.stringify(asked) }] : [],
    },
  ],
})
const file = (name: string, ...specs: ReturnType<typeof journey>[]) => ({ title: name, file: name, specs })
const usedBy = (asked: readonly string[]) => asked

test('keeps the journeys that passed in files without a failure, each with what it used', () => {
  const suites = [
    {
      ...file('good.spec.ts', journey('one', 'expected', ['a'])),
      suites: [file('good.spec.ts', journey('two', 'expected'))],
    },
    file('bad.spec.ts', journey('one', 'expected'), journey('two', 'flaky')),
    file('narrow.spec.ts', journey('one', 'expected', ['a']), journey('two', 'skipped')),
  ]
  expect(passedJourneys({ suites, errors: [] }, usedBy)).toEqual({
    'apps/web/e2e/good.spec.ts': {
      'good.spec.ts > one > desktop': { tests: 1, used: ['a'] },
      'good.spec.ts > good.spec.ts > two > desktop': { tests: 1, used: null },
    },
    'apps/web/e2e/narrow.spec.ts': { 'narrow.spec.ts > one > desktop': { tests: 1, used: ['a'] } },
  })
})

test('keeps nothing when an error belongs to no journey', () => {
  const suites = [file('good.spec.ts', journey('one', 'expected'))]
  expect(passedJourneys({ suites, errors: [{}] }, usedBy)).toEqual({})
})
