import { expect, test } from 'vitest'
import { formatMinute, slotWords } from './slot-words.ts'

const slot = { from: '2026-11-26', startMinute: 1200, minutes: 60, every: 1 as const }

test.each([
  [{}, 'toda quinta, 20h às 21h'],
  [{ every: 2 as const }, 'quinta sim, quinta não, 20h às 21h'],
  [{ from: '2026-11-28' }, 'todo sábado, 20h às 21h'],
  [{ from: '2026-11-29', startMinute: 510, minutes: 90 }, 'todo domingo, 8h30 às 10h'],
  [{ startMinute: 1410 }, 'toda quinta, 23h30 às 0h30'],
  [{ startMinute: 1410, minutes: 90 }, 'toda quinta, 23h30 à 1h'],
])('says a fixed slot as people do: %j (N8)', (changes, words) => {
  expect(slotWords({ ...slot, ...changes })).toBe(words)
})

test('a minute of the day is read as a time', () => {
  expect([0, 510, 1440].map(formatMinute)).toEqual(['0h', '8h30', '0h'])
})
