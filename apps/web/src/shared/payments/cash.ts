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
