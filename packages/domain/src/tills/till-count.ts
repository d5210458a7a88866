/** The notes and coins of Brazil, in cents, largest first. */
export const noteCents = [20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5] as const

/** The number of pieces of each note or coin, by its cents; an absent one is none. */
export type CashPieces = Readonly<Record<string, number>>

/** Returns the sum of counted notes and coins, in cents. */
export function countCash(pieces: CashPieces): number {
  return noteCents.reduce((sum, cents) => sum + cents * (pieces[cents] ?? 0), 0)
}
