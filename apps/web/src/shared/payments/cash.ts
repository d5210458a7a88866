import { readDecimal } from '@campo-livre/domain/text/decimal.ts'

/** The banknotes of Brazil that people pay with, in cents. */
const notes = [1000, 2000, 5000, 10_000, 20_000]

/** Returns what people usually hand over for an amount: exactly it, and the next round sums up; ascending, in cents. */
export function usualCash(cents: number): number[] {
  const rounds = notes.map((note) => Math.ceil(cents / note) * note)
  return [...new Set([cents, ...rounds])].toSorted((a, b) => a - b).slice(0, 4)
}

/** Returns the change for what was handed over, in cents; null when that is less than the amount, or no amount. */
export function changeFor(cents: number, receivedCents: number): number | null {
  return receivedCents >= cents ? receivedCents - cents : null
}

/** Reads an amount, or a sum of amounts as on a pocket calculator (`50+20`), in cents; NaN for a text that is none. */
export function readSum(text: string): number {
  return text.split('+').reduce((sum, part) => sum + (readDecimal(part.trim(), 2) ?? Number.NaN), 0)
}
