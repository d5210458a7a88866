import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../lib/paths.mjs'
import { leftOutTests, passedTests, wholeFiles } from './passed.ts'

type State = 'passed' | 'failed' | 'skipped'

/** A report of a file whose tests are named one, two, …; `used` is of the first. */
const ran = (file: string, states: readonly State[], used?: readonly string[]) => ({
  name: join(root, file),
  status: states.includes('failed') ? 'failed' : 'passed',
  assertionResults: states.map((status, index) => ({
    status,
    ancestorTitles: ['a group'],
    title: ['one', 'two'][index] ?? '',
    ...(used && index === 0 ? { meta: { used } } : {}),
  })),
})
const one = { fingerprint: 'a', tests: 2, used: ['route /a'] }
const kept = { 'partly.test.ts': { 'a group > one': one } }
const keptToo = { ...kept, 'half.test.ts': { 'a group > one': one } }
const names = (reports: readonly { name: string }[]) => reports.map(({ name }) => name.slice(root.length + 1))

test('a file is whole when each of its tests passed, in every look, or is kept', () => {
  const reports = [
    ran('good.test.ts', ['passed', 'passed']),
    ran('bad.test.ts', ['passed', 'failed']),
    ran('skipping.test.ts', ['passed', 'skipped']),
    { ...ran('broken.test.ts', []), status: 'failed' },
    ran('partly.test.ts', ['skipped', 'passed']),
    ran('half.test.ts', ['skipped', 'skipped']),
    ran('both.stories.tsx', ['passed']),
    ran('both.stories.tsx', ['passed']),
    ran('one.stories.tsx', ['passed']),
    ran('one.stories.tsx', ['failed']),
  ]
  const whole = ['good.test.ts', 'partly.test.ts', 'both.stories.tsx', 'both.stories.tsx']
  expect(names(wholeFiles(reports, keptToo, ''))).toEqual(whole)
})

test('no file is whole when an error belongs to none', () => {
  const output = 'Vitest caught 1 unhandled error during the test run.'
  expect(wholeFiles([ran('good.test.ts', ['passed'])], {}, output)).toEqual([])
})

test('a test used what it used in any look, and everything when one did not say', () => {
  const reports = [
    ran('a.stories.tsx', ['passed', 'passed'], ['route /b']),
    ran('a.stories.tsx', ['passed', 'passed'], ['route /a', 'route /b']),
  ]
  expect(passedTests(reports)).toEqual({
    'a.stories.tsx': {
      'a group > one': { tests: 2, used: ['route /a', 'route /b'] },
      'a group > two': { tests: 2, used: null },
    },
  })
})

test('a test that was left out has not passed, and stays kept only while it is there', () => {
  const reports = [ran('partly.test.ts', ['skipped', 'passed'])]
  expect(Object.keys(passedTests(reports)['partly.test.ts'] ?? {})).toEqual(['a group > two'])
  expect(leftOutTests(reports, kept)).toEqual(kept)
  const renamed = { 'partly.test.ts': { 'a group > another': one } }
  expect(leftOutTests(reports, renamed)).toEqual({ 'partly.test.ts': {} })
  expect(leftOutTests([ran('partly.test.ts', ['passed'])], kept)).toEqual({ 'partly.test.ts': {} })
})
