import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../lib/paths.mjs'
import { passedFiles } from './passed.ts'

const ran = (file: string, ...states: readonly string[]) => ({
  name: join(root, file),
  status: states.includes('failed') ? 'failed' : 'passed',
  assertionResults: states.map((status) => ({ status })),
})

test('a file has passed when each of its tests has, in every look', () => {
  const reports = [
    ran('good.test.ts', 'passed', 'passed'),
    ran('bad.test.ts', 'passed', 'failed'),
    ran('skipping.test.ts', 'passed', 'skipped'),
    { ...ran('broken.test.ts'), status: 'failed' },
    ran('both.stories.tsx', 'passed'),
    ran('both.stories.tsx', 'passed'),
    ran('one.stories.tsx', 'passed'),
    ran('one.stories.tsx', 'failed'),
  ]
  expect(Object.fromEntries(passedFiles(reports, ''))).toEqual({ 'good.test.ts': 2, 'both.stories.tsx': 2 })
})

test('no file has passed when an error belongs to none', () => {
  const output = 'Vitest caught 1 unhandled error during the test run.'
  expect(passedFiles([ran('good.test.ts', 'passed')], output).size).toBe(0)
})
