import { expect, test } from 'vitest'
import { createFingerprints } from './fingerprints.ts'
import { tree } from './testing/tree.ts'

const surroundings = { before: ['setup.ts'], files: ['lock.yaml'], machine: ['node 24'] }

/** Makes a small workspace; returns a function that tells whether its test's fingerprint differs after a change. */
function workspace() {
  const { root, write } = tree({
    'a.test.ts': "import './b.ts'; import.meta.glob('./all/*.ts')",
    'b.ts': 'export const b = 1',
    'other.ts': '',
    'reads.test.ts': "import 'node:fs'",
    'setup.ts': "import './before.ts'",
    'before.ts': '',
    'lock.yaml': 'one',
  })
  const now = (file = 'a.test.ts', around = surroundings) => createFingerprints(root, around)(file)
  return { now, write }
}

test.each([
  ['the test itself', 'a.test.ts'],
  ['what it imports', 'b.ts'],
  ['what is loaded before it', 'before.ts'],
  ['the lockfile', 'lock.yaml'],
  ['a file more that a pattern has', 'all/new.ts'],
])('changes with %s', (_what, file) => {
  const { now, write } = workspace()
  const before = now()
  write(file, '// another text')
  expect(now()).not.toBe(before)
})

test('changes with the machine', () => {
  const { now } = workspace()
  expect(now('a.test.ts', { ...surroundings, machine: ['node 25'] })).not.toBe(now())
})

test('stays the same when other files change, and after a change is undone', () => {
  const { now, write } = workspace()
  const before = now()
  write('other.ts', '// another text')
  expect(now()).toBe(before)
  write('b.ts', 'export const b = 2')
  write('b.ts', 'export const b = 1')
  expect(now()).toBe(before)
})

test('is null for a test that may see more than it imports', () => {
  expect(workspace().now('reads.test.ts')).toBeNull()
})
