import { expect, it } from 'vitest'
import { editOf } from './edit.ts'

const text = `export function isOver(now: number, end: number) {
  return now >= end
}
`
const file = 'packages/domain/src/a.ts'

it('is the changed line, before and after', () => {
  const location = { start: { line: 2, column: 10 }, end: { line: 2, column: 20 } }
  expect(editOf(file, text, { location, replacement: 'now > end' })).toEqual({
    file,
    from: 'return now >= end',
    to: 'return now > end',
  })
})

it('is one line however many are changed', () => {
  const location = { start: { line: 1, column: 50 }, end: { line: 3, column: 2 } }
  expect(editOf(file, text, { location, replacement: '{}' })).toEqual({
    file,
    from: 'export function isOver(now: number, end: number) { return now >= end }',
    to: 'export function isOver(now: number, end: number) {}',
  })
})
