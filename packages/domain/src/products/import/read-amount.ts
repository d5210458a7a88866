import { readDecimal } from '../../text/decimal.ts'

/**
 * Reads an amount of a file into cents: `1.234,50`, `1234,5`, `1234.50`, `1,234.50`, `R$ 12`. Null for anything else.
 */
export function readAmount(text: string): number | null {
  // A comma that groups thousands stands before a point.
  const english = /\d,\d{3}\.\d/u.test(text)
  return readDecimal(english ? text.replaceAll(',', '') : text, 2)
}

/** Reads a whole number of pieces: `12`, `1.200`, `12,00`. Null for anything else. */
export function readPieces(text: string): number | null {
  const value = readDecimal(text, 2)
  return value === null || value % 100 !== 0 ? null : value / 100
}
