import { expect, test } from 'vitest'
import { findClauses } from './find-clauses.ts'

const file = 'packages/domain/src/bookings/status.ts'
const found = (text: string) => findClauses([{ file, text }])

test('a comment that begins with a clause is reported with its line and the fix', () => {
  expect(found('const a = 1\n/** What a person sees of a booking: its state. */\nconst b = 2')).toEqual([
    `${file}:2: "What a person sees of a booking". Say what it is or does: "Returns whether …", "The columns of …" (docs/architecture.md, "Names").`,
  ])
})

test.each([
  '/** Whether it can be cancelled. */',
  '/**\n * How long a hold lasts.\n */',
  '/* Who may open it. */',
  '// Why it failed.',
  'type A = { id: string // Whose it is\n}',
])('finds one in %j', (text) => {
  expect(found(text)).toHaveLength(1)
})

test.each([
  '/** Returns whether it can be cancelled. */',
  '/** Minutes; see below: what a hold lasts. */',
  '// The longest line of a comment that goes on, and says\n// What in its second line.',
  "const text = '/** What it is. */'",
  '/** Whoever. */',
])('finds none in %j', (text) => {
  expect(found(text)).toEqual([])
})
