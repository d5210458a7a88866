import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/paths.mjs'
import { markShapes, textFiles } from './svg.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Returns the attributes of each path, regardless of order and white space. */
const shapesOf = (markup: string) =>
  [...markup.matchAll(/<path ([^>]+?)\s*\/>/g)].map(([, attributes = '']) =>
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([pair]) => pair).toSorted(),
  )

test.each(Object.entries(textFiles))('%s is made of the mark as it is now', (path, text) => {
  expect(read(path)).toBe(text)
})

test('the static shell shows the same mark', () => {
  const html = read('apps/web/index.html')
  const from = html.indexOf('cl-shell-mark')
  expect(shapesOf(html.slice(from, html.indexOf('</svg>', from)))).toEqual(shapesOf(markShapes))
})

test('the bar of the phone has the colour of ours', () => {
  const tokens = read('packages/ui/src/theme/tokens.css')
  const [light] = [...tokens.matchAll(/--cl-surface-1: (#[\da-f]{6});/g)].map(([, colour]) => colour)
  expect(read('apps/web/index.html')).toContain(`<meta name="theme-color" content="${light}" />`)
})
