import type { CardOutcome } from '@campo-livre/domain/payments/card/card-outcome.ts'

/** The bank of a card. */
export type Bank = {
  /** Returns what the bank will say of a card, by its digits; null for a card that it does not take. */
  readCard(digits: string): CardOutcome | null
}
