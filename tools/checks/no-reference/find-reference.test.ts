import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiCallSpecs } from '@campo-livre/contract/calls.gen.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findReference } from './find-reference.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'no-reference-'))
  mkdirSync(join(folder, 'assets'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const look = (text: string) => {
  writeFileSync(join(folder, 'assets/app.js'), text)
  return findReference(folder, apiCallSpecs)
}
test('finds nothing in a client’s part of a call and in texts of the product', () => {
  expect(look('const c={method:"POST",path:"/bookings"},s="Reserva cancelada.";t(c,"not_found")')).toEqual([])
})

test('finds every sentence of every call', () => {
  const told = apiCallSpecs.flatMap(({ method, path, summary, refusals }) =>
    [summary, ...Object.values(refusals)].map((sentence) => ({ call: `${method} ${path}`, sentence })),
  )
  expect(look(told.map(({ sentence }) => `x(${JSON.stringify(sentence)})`).join(';'))).toEqual(
    told.map(({ call, sentence }) => `assets/app.js: ${call}: ${sentence}`),
  )
})

test('finds a sentence however its quotes are written', () => {
  const call = 'GET /tabs/{id}'
  const refused = `assets/app.js: ${call}: Anybody else's.`
  expect(look(`const s='Anybody else\\'s.'`)).toContain(refused)
  expect(look("const s=`Anybody else's.`")).toContain(refused)
})
