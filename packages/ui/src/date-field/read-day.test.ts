import { expect, it } from 'vitest'
import { readDay } from './read-day.ts'

it.each([
  ['21/11/2026', '2026-11-21'],
  ['1/2/2027', '2027-02-01'],
  [' 05-03-2026 ', '2026-03-05'],
  ['21.11.2026', '2026-11-21'],
  ['29022028', '2028-02-29'],
])('reads %s as %s, the day first', (text, day) => expect(readDay(text)).toBe(day))

it.each(['', 'hoje', '21/11', '31/02/2026', '29/02/2026', '13/13/2026', '2026-11-21', '1/1/202'])(
  'reads no day in "%s"',
  (text) => expect(readDay(text)).toBeNull(),
)
