import type { Bank } from '@campo-livre/backend/ports/bank.ts'

/** The bank of a server without an acquirer: it takes no card. */
export const noCards: Bank = { readCard: () => null }
