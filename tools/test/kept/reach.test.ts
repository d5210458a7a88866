import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createReach } from './reach.ts'
import { tree } from './testing/tree.ts'

const reachIn = (files: Readonly<Record<string, string>>, ...from: readonly string[]) => {
  const { files: reached, unclear } = createReach(tree(files).root)(from)
  return { reached: [...reached].toSorted(), unclear }
}

test('reaches indirect, dynamic, raw and globbed imports, and nothing else', () => {
  const files = {
    'a.test.ts': "import './b.ts'; import guide from './guide.txt?raw'",
    'b.ts': "export const c = () => import('./c.tsx')",
    'c.tsx': "import './c.module.css'; import.meta.glob('./all/*.ts')",
    'c.module.css': ".c { composes: d from './d.module.css' }",
    'd.module.css': '.d { color: red }',
    'guide.txt': 'words',
    'all/one.ts': "import '../b.ts'",
    'all/two.ts': '',
    'e.ts': "import './a.test.ts'",
  }
  const { reached, unclear } = reachIn(files, 'a.test.ts')
  expect(reached).toEqual(
    Object.keys(files)
      .filter((file) => file !== 'e.ts')
      .toSorted(),
  )
  expect(unclear).toBeNull()
})

test('reaches what is loaded before the test', () => {
  const files = { 'a.test.ts': '', 'setup.ts': "import './b.ts'", 'b.ts': '' }
  expect(reachIn(files, 'a.test.ts', 'setup.ts').reached).toEqual(['a.test.ts', 'b.ts', 'setup.ts'])
})

test('goes on in the packages of the workspace and ends at libraries', () => {
  const { root } = tree({
    'app/a.test.ts': "import '@own/domain/b.ts'; import 'lib'; import 'only-import'",
    'domain/package.json': '{ "name": "@own/domain", "exports": { "./*": "./src/*" } }',
    'domain/src/b.ts': "import './c.ts'",
    'domain/src/c.ts': '',
    'node_modules/lib/package.json': '{ "main": "lib.js" }',
    'node_modules/lib/lib.js': "require('fs')",
    'node_modules/only-import/package.json': '{ "exports": { "import": "./lib.js" } }',
  })
  mkdirSync(join(root, 'app/node_modules/@own'), { recursive: true })
  symlinkSync(join(root, 'domain'), join(root, 'app/node_modules/@own/domain'))
  const { files, unclear } = createReach(root)(['app/a.test.ts'])
  expect([...files]).toEqual(['app/a.test.ts', 'domain/src/b.ts', 'domain/src/c.ts'])
  expect(unclear).toBeNull()
})

test('finds imports without extension, as in generated code', () => {
  const files = { 'a.test.ts': "import './b'", 'b.tsx': '' }
  expect(reachIn(files, 'a.test.ts')).toEqual({ reached: ['a.test.ts', 'b.tsx'], unclear: null })
})

test.each([
  ['reads files', "import 'node:fs'", 'c.ts imports node:fs'],
  ['imports what is not there', "import './gone.ts'", 'c.ts imports ./gone.ts'],
  ['imports what a plugin makes', "import 'virtual:icons'", 'c.ts imports virtual:icons'],
  ['imports what is not installed', "import '@own/gone/a.ts'", 'c.ts imports @own/gone/a.ts'],
])('cannot tell what a test sees when something that it reaches %s', (_what, text, why) => {
  const files = { 'a.test.ts': "import './b.ts'", 'b.ts': "import './c.ts'", 'c.ts': text }
  expect(reachIn(files, 'a.test.ts').unclear).toBe(why)
})
