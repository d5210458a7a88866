import type { Bank } from '@campo-livre/backend/ports/bank.ts'
import { answerOf, readToken } from './tokens.ts'

/** The bank of the mock, which answers at once: it knows the test cards alone. */
export const mockBank: Bank = {
  readCard: (token, at) => readToken(token, at)?.card ?? null,
  charge: ({ token }, at) => {
    const found = readToken(token, at)
    return found ? answerOf(found.outcome, at) : { state: 'declined', reason: 'refused' }
  },
}
