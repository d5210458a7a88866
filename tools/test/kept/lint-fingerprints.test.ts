import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLintFingerprints } from './lint-fingerprints.ts'
import { tree } from './testing/tree.ts'

const sources = {
  'a.ts': "import type { B } from './b.ts'",
  'b.ts': "export type { C as B } from './c.ts'",
  'c.ts': 'export type C = 1',
  'd.ts': '',
  'router.ts': "import './route.ts'\ndeclare module 'router' {}",
  'route.ts': '',
  'rules.json': '',
}

/** Returns the files that have to be linted once the text of one is another. */
function dueAfter(changed: keyof typeof sources): string[] {
  const { root } = tree(sources)
  const files = Object.keys(sources).filter((file) => file.endsWith('.ts'))
  const look = () => createLintFingerprints(root, { files, around: ['rules.json'] })
  const [before, same] = [look(), look()]
  expect(files.filter((file) => before(file) !== same(file))).toEqual([])
  writeFileSync(join(root, changed), `${sources[changed]} `)
  const after = look()
  return files.filter((file) => before(file) !== after(file))
}

test('a file is linted again with those that import from it, be it a type', () => {
  expect(dueAfter('d.ts')).toEqual(['d.ts'])
  expect(dueAfter('c.ts')).toEqual(['a.ts', 'b.ts', 'c.ts'])
})

test('all are when the rules change, or what declares types for everybody', () => {
  const all = ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'router.ts', 'route.ts']
  for (const changed of ['rules.json', 'router.ts', 'route.ts'] as const)
    expect(dueAfter(changed)).toEqual(all)
})
