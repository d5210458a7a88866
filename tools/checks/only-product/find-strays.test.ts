import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findStrays, traces } from './find-strays.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'only-product-'))
  mkdirSync(join(folder, 'assets'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

test('finds nothing in texts of the product', () => {
  write('index.html', '<h1>Campo Livre</h1>')
  write('assets/app.js', 'const words=["teste","história","mapa"];const id="latest";const play=/^\\/test/')
  expect(findStrays(folder)).toEqual([])
})

test.each(traces)('finds %s, in whatever letters', (trace) => {
  write('assets/slipped.js', `const from="${trace.toUpperCase()}"`)
  expect(findStrays(folder)).toContain(`assets/slipped.js: ${trace}`)
  rmSync(join(folder, 'assets/slipped.js'))
})

test('finds a source map, and what leads to one', () => {
  write('assets/app.js.map', '{}')
  write('assets/app.css', 'a{}/*# sourceMappingURL=app.css.map */')
  expect(findStrays(folder)).toEqual(['assets/app.js.map: a source map', 'assets/app.css: sourceMappingURL'])
})
