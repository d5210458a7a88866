/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const linesOf = (code: string) => [...code.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, line]) => line)

it('shows the same lines on the turf as React does', () => {
  const lines = linesOf(read('../../../../packages/ui/src/court/turf-lines.tsx'))
  const html = read('../../index.html')
  expect(lines.length).toBeGreaterThan(0)
  expect(linesOf(html.slice(html.indexOf('cl-turf-lines')))).toEqual(lines)
})

it('says the same as the head of the listing', () => {
  const [lead = ''] = /Veja o que[^<]+/.exec(read('../features/fields/listing-screen.tsx')) ?? []
  expect(lead.length).toBeGreaterThan(10)
  expect(read('../../index.html')).toContain(lead)
})
