import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../lib/paths.mjs'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-rules-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns what this project's rules report about `text` as if it were `file`; rules that need types are left out. */
async function lint(file: string, text: string): Promise<string> {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
  const rules = readFileSync(join(root, '.oxlintrc.json'), 'utf8')
    .replace('"typeAware": true, "typeCheck": true', '"typeAware": false')
    .replace('./tools/lint', join(root, 'tools/lint'))
  writeFileSync(join(folder, '.oxlintrc.json'), rules)
  return new Promise((resolve) => {
    const oxlint = join(root, 'node_modules', '.bin', 'oxlint')
    execFile(oxlint, [file], { cwd: folder }, (_, output) => resolve(output))
  })
}

const component = 'apps/web/src/features/fields/card.tsx'

test.each([
  ["void fetch('/api/fields')", 'Calls of the API are declared in packages/contract'],
  ["void window.fetch('/api/fields')", 'Calls of the API are declared in packages/contract'],
  ['new XMLHttpRequest().abort()', 'Calls of the API are declared in packages/contract'],
  ['localStorage.clear()', 'Use readStored, writeStored and watchStored'],
  ['window.sessionStorage.clear()', 'Use readStored and writeStored'],
])('%s in a component is refused, with what to do instead', async (statement, advice) => {
  expect(await lint(component, `export function act() {\n  ${statement}\n}\n`)).toContain(advice)
})

test('the file that calls another service may use fetch', async () => {
  const said = await lint('packages/api/src/places/cep-finder.ts', "void fetch('https://example.com')\n")
  expect(said).not.toContain('no-restricted-globals')
})

test.each([
  [component, 'export const now = Date.now()', 'A screen asks serverNow()'],
  [
    'apps/web/src/features/fields/card.test.tsx',
    'export const now = new Date()',
    'a test stands at TEST_NOW',
  ],
  [component, 'export const act = () => client.invalidateQueries()', 'What a write changes is declared'],
  [component, 'export const hour = (date: Date) => date.getHours()', 'take its zone'],
  [
    'apps/web/e2e/card.spec.ts',
    "import { test } from '@playwright/test'",
    'take `test` from support/test.ts',
  ],
])('%s may not contain %s', async (file, text, advice) => {
  expect(await lint(file, `${text}\n`)).toContain(advice)
})

test('the file that refreshes declared changes may invalidate queries', async () => {
  const said = await lint('apps/web/src/lib/query/refresh.ts', 'void client.invalidateQueries({})\n')
  expect(said).not.toContain('no-hand-refresh')
})

test('the file that reads the clock for all others may use Date', async () => {
  const said = await lint('packages/api/src/client/server-time.ts', 'export const now = Date.now()\n')
  expect(said).not.toContain('no-machine-clock')
})
