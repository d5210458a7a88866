import { formatCents } from './money.ts'

/** The minus sign, U+2212, as wide as a digit; Intl writes a hyphen. */
export const MINUS = '\u2212'

/** Formats cents that may be negative: `-12000` → `−R$ 120,00`. */
export function formatSignedCents(cents: number): string {
  return cents < 0 ? `${MINUS}${formatCents(-cents)}` : formatCents(cents)
}
