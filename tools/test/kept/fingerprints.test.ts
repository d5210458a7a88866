import { describe, expect, test } from 'vitest'
import { createFingerprints } from './fingerprints.ts'
import { tree } from './testing/tree.ts'

const surroundings = { before: ['setup.ts'], beside: [], files: ['lock.yaml'], machine: ['node 24'] }

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
  const now = (file = 'a.test.ts', around = surroundings) => createFingerprints(root, around)(file, null)
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

describe('of a test that noted what it used', () => {
  const used = ['calls', 'route __root__']

  /** Makes a workspace with a route and a call that a test may use or not. */
  function app() {
    const files = {
      'a.test.ts': "import './apps/web/src/routeTree.gen.ts'; import './mocks/src/backend.ts'",
      'apps/web/src/routeTree.gen.ts': "import './routes/a'",
      'apps/web/src/routes/a.tsx':
        "import { A } from '../a.tsx'; export const Route = createFileRoute('/a')({ component: A })",
      'apps/web/src/a.tsx': 'export const A = () => null',
      'mocks/src/backend.ts': "import '../../packages/backend/src/calls.gen.ts'",
      'packages/backend/src/calls.gen.ts': "import { a } from './a.ts'",
      'packages/backend/src/a.ts':
        "import { aSpec } from '../../../packages/contract/a.ts'; import './rule.ts'",
      'packages/backend/src/rule.ts': '',
      'packages/contract/a.ts': "export const aCall = { method: 'GET', path: '/a' }",
      'lock.yaml': '',
      'setup.ts': '',
    }
    const { root, write } = tree(files)
    const change = (file: keyof typeof files) => write(file, `${files[file]} // another text`)
    const now = (...more: readonly string[]) =>
      createFingerprints(root, surroundings)('a.test.ts', [...used, ...more])
    const lost = (key: string) =>
      createFingerprints(root, surroundings)(
        'a.test.ts',
        used.filter((each) => each !== key),
      )
    return { now, lost, change, write }
  }

  test.each([
    ['a screen', 'apps/web/src/a.tsx', 'route /a'],
    ['a handler', 'packages/backend/src/a.ts', 'call GET /a'],
    ['a rule of a handler', 'packages/backend/src/rule.ts', 'call GET /a'],
  ] as const)('changes with %s only where it was used', (_what, file, key) => {
    const { now, change } = app()
    const [without, withIt] = [now(), now(key)]
    change(file)
    expect(now()).toBe(without)
    expect(now(key)).not.toBe(withIt)
  })

  test('changes with everything when an app that serves many tests was noted', () => {
    const { now, change } = app()
    const before = now('everything')
    change('apps/web/src/a.tsx')
    expect(now('everything')).not.toBe(before)
  })

  test.each(['route __root__', 'calls'])('changes with everything when nobody noted "%s"', (key) => {
    const { lost, change } = app()
    for (const file of ['apps/web/src/a.tsx', 'packages/backend/src/rule.ts'] as const) {
      const before = lost(key)
      change(file)
      expect(lost(key)).not.toBe(before)
    }
  })

  test.each([
    [
      'the file of a route',
      'apps/web/src/routes/a.tsx',
      "createFileRoute('/a')({ component: A, beforeLoad: refuse })",
    ],
    ['the list of calls', 'packages/backend/src/calls.gen.ts', "import { a } from './a.ts' // first"],
    ['the path of a call', 'packages/contract/a.ts', "export const aCall = { method: 'GET', path: '/b' }"],
  ])('changes with %s, used or not', (_what, file, text) => {
    const { now, write } = app()
    const before = now()
    write(file, text)
    expect(now()).not.toBe(before)
  })
})

test('counts what is started beside the tests, whatever that reads', () => {
  const { root, write } = tree({
    'a.spec.ts': '',
    'serve.ts': "import 'node:fs'; import './b.ts'",
    'b.ts': '',
  })
  const beside = { before: [], beside: ['serve.ts'], files: [], machine: [] }
  const now = () => createFingerprints(root, beside)('a.spec.ts', null)
  const before = now()
  expect(before).not.toBeNull()
  write('b.ts', '// another text')
  expect(now()).not.toBe(before)
})
