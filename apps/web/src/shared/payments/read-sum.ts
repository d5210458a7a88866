import { readDecimal } from '@campo-livre/domain/text/decimal.ts'

/** Reads an amount, or a sum of amounts as on a pocket calculator (`50+20`), in cents; NaN for a text that is none. */
export function readSum(text: string): number {
  return text.split('+').reduce((sum, part) => sum + (readDecimal(part.trim(), 2) ?? Number.NaN), 0)
}
