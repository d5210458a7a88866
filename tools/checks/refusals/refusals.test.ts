import { expect, test } from 'vitest'
import { findMissing, findRefusals } from './find-refusals.ts'

const file = 'packages/backend/src/staff/hire.ts'
const told = (text: string, at = file) => findRefusals([{ file: at, text }])

test.each([
  "throw new Refused('conflict', 'Não dá.')",
  "throw refusedAt('name', 'invalid', 'Não dá.')",
  "throw invalid('name', 'Não dá.')",
])('a rule that a handler refuses is told, with where it belongs: %s', (text) => {
  expect(told(text)).toEqual([
    expect.stringMatching(/^packages\/backend\/src\/staff\/hire\.ts: .*packages\/domain/),
  ])
})

test('what the domain refuses, what is not there, and what is caught are no rules of a handler', () => {
  const text = `const done = requireDone(hire(staff))
    if (!staff) throw notFound()
    if (!(error instanceof Refused)) throw error
    if (isInvalid(staff)) return`
  expect(told(text)).toEqual([])
})

test('the way of a call and the tests refuse for reasons of their own', () => {
  const text = "throw new Refused('conflict', 'Não dá.')"
  for (const at of ['http/parse.ts', 'store/table.ts', 'auth/login.ts', 'staff/hire.test.ts'])
    expect(told(text, `packages/backend/src/${at}`)).toEqual([])
})

test('what is not there is answered where rows are looked for, and in a file that is listed', () => {
  const text = 'if (row?.companyId !== company.id) throw notFound()'
  const sources = [{ file, text }]
  expect(findMissing(sources, [])).toEqual([expect.stringMatching(/by hand\. Declare .*owned\.ts/)])
  expect(findMissing(sources, [file])).toEqual([])
  expect(findMissing([], [file])).toEqual([expect.stringContaining('missing-by-hand.ts')])
  for (const at of ['ownership/own-row.ts', 'http/dispatch.ts', 'http/refused.ts', 'staff/hire.test.ts'])
    expect(findMissing([{ file: `packages/backend/src/${at}`, text }], [])).toEqual([])
})
