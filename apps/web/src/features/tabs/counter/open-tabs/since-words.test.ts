import { expect, test } from 'vitest'
import { sinceWords } from './since-words.ts'

test.each([
  ['2026-11-20T20:00:30.000Z', 'agora'],
  ['2026-11-20T19:59:00.000Z', 'há 1 min'],
  ['2026-11-20T19:01:00.000Z', 'há 59 min'],
  ['2026-11-20T19:00:00.000Z', 'há 1 h 00'],
  ['2026-11-20T17:55:00.000Z', 'há 2 h 05'],
  ['2026-11-19T20:00:00.000Z', 'há 1 dia'],
  ['2026-11-17T08:00:00.000Z', 'há 3 dias'],
])('a tab that was opened at %s is open %s', (openedAt, words) => {
  expect(sinceWords(openedAt, '2026-11-20T20:00:00.000Z')).toBe(words)
})
