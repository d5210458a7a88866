import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scenarioNames } from '@campo-livre/mocks/scenarios/scenarios.ts'
import { findMocks, sharedNames, traces } from './find-mocks.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'no-mocks-'))
  mkdirSync(join(folder, 'assets'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

test('finds nothing in texts of the product', () => {
  write('index.html', '<h1>Campo Livre</h1>')
  write('assets/app.js', 'const label="Situação: todas";const name="empresa";const word="lento e manutenção"')
  expect(findMocks(folder)).toEqual([])
})

test.each(traces)('finds %s (I4)', (trace) => {
  write('assets/slipped.js', `export const name=${trace};`)
  expect(findMocks(folder)).toContain(`assets/slipped.js: ${trace}`)
  rmSync(join(folder, 'assets/slipped.js'))
})

test('looks for every scenario of a name of its own, for the parameter of a link and for case files (I4)', () => {
  const own = scenarioNames.filter((name) => !sharedNames.includes(name))
  expect(own.length).toBe(scenarioNames.length - sharedNames.length)
  for (const word of [...own.map((name) => `"${name}"`), '"cenario"', 'campo-livre-caso'])
    expect(traces).toContain(word)
})

test('finds a file of theirs by its name (I4)', () => {
  write('mockServiceWorker.js', '')
  expect(findMocks(folder)).toEqual(['mockServiceWorker.js: mockServiceWorker'])
  rmSync(join(folder, 'mockServiceWorker.js'))
})
