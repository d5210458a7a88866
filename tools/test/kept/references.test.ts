import { expect, test } from 'vitest'
import { referencesOf } from './references.ts'

const imported = (text: string, file = 'a.ts') => referencesOf(file, text).imports

test.each([
  ["import { b } from './b.ts'", ['./b.ts']],
  ["import './b.css'", ['./b.css']],
  ["import { type B } from './b.ts'", ['./b.ts']],
  ["import type { B } from './b.ts'", []],
  ["export { b } from './b.ts'", ['./b.ts']],
  ["export type { B } from './b.ts'", []],
  ["const b = () => import('./b.ts')", ['./b.ts']],
  ["const b = new URL('b.json', import.meta.url)", ['./b.json']],
  ['const b = import.meta.env.DEV', []],
  ["// import './b.ts'", []],
])('%s', (text, expected) => {
  const references = referencesOf('a.ts', text)
  expect(references.imports).toEqual(expected)
  expect(references.unclear).toBeNull()
})

test('imports of types alone count for who asks for them', () => {
  const text = "import type { B } from './b.ts'; export type { C } from './c.ts'"
  expect(referencesOf('a.ts', text, true).imports).toEqual(['./b.ts', './c.ts'])
})

test('a module is read with the tags of its components', () => {
  expect(imported("import { B } from './b.tsx'\nconst a = <B />", 'a.tsx')).toEqual(['./b.tsx'])
})

test.each([
  ['const all = import.meta.glob("./all/*.ts")', ['./all/*.ts']],
  ["const all = import.meta.glob<Stories>(['./a.ts', '!./b.ts'], { eager: true })", ['./a.ts', '!./b.ts']],
])('%s', (text, expected) => expect(referencesOf('a.ts', text).globs).toEqual(expected))

test.each([
  ["import { readFileSync } from 'node:fs'", 'a.ts imports node:fs'],
  ["import { readFile } from 'node:fs/promises'", 'a.ts imports node:fs/promises'],
  ["import { execFile } from 'child_process'", 'a.ts imports child_process'],
  ['const b = (name: string) => import(name)', 'a.ts imports by a name that is worked out'],
  ['const b = (name: string) => import(`./${name}.ts`)', 'a.ts imports by a name that is worked out'],
  ['const here = import.meta.dirname', 'a.ts asks where it stands'],
  ['const b = (name: string) => new URL(name, import.meta.url)', 'a.ts asks where it stands'],
  ['const here = process.cwd()', 'a.ts may read files'],
  ["import { commands } from 'vitest/browser'", 'a.ts may read files'],
  ['const a = {', 'a.ts cannot be read'],
])('cannot tell what is seen by %s', (text, why) => expect(referencesOf('a.ts', text).unclear).toBe(why))

test('a style names other styles, pictures and fonts beside it, and none of another site', () => {
  const css = `
    @import './b.css';
    @import url("c.css");
    .a { composes: b from './d.module.css'; background: url(e.svg) }
    @keyframes in { from { opacity: 0 } }
    .f { background: url(data:image/png;base64,AA==), url('/public.png'), url(https://example.test/g.png) }
    /* @import './h.css' */`
  expect(imported(css, 'a.css')).toEqual(['./b.css', './c.css', './d.module.css', './e.svg'])
})

test('a file that reads is told when it is listed with all that it reads', () => {
  const file = 'apps/web/e2e/support/given-situations.ts'
  const { imports, unclear } = referencesOf(file, "import { readFileSync } from 'node:fs'")
  expect(imports).toContain('../../../../docs/mocks.md')
  expect(unclear).toBeNull()
})

test('any other file names nobody', () => {
  expect(referencesOf('routes.md', "import './b.ts'")).toEqual({ imports: [], globs: [], unclear: null })
})
