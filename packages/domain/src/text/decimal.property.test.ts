import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDecimal, readDecimal } from './decimal.ts'

test('what is written is read as it was, with or without zeros at the end', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      fc.integer({ min: 0, max: 4 }),
      fc.boolean(),
      (value, digits, trimmed) => {
        expect(readDecimal(formatDecimal(value, digits, trimmed), digits)).toBe(value)
      },
    ),
  )
})
