import { createCardTokenSpec } from '@campo-livre/contract/payments/create-card-token.ts'
import { brandOf } from '@campo-livre/domain/payments/card/brand-of.ts'
import { refuseCard, refuseUnknownCard } from '@campo-livre/domain/payments/card/card-operations.ts'
import { cardDigits } from '@campo-livre/domain/payments/card/number.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { refusedBy, requireNoRefusal } from '../store/apply-outcome.ts'

/**
 * Turns a card into a token (H9). Of the card only its brand, its last digits and what its bank will say are kept; a
 * card that the bank does not take is refused: the mock's takes test cards alone, so that nobody tries a real one.
 */
export const createCardToken = answer(createCardTokenSpec, async ({ db, bank, now, user, body }) => {
  requireNoRefusal(refuseCard(body, now))
  const digits = cardDigits(body.number)
  const brand = brandOf(digits)
  const outcome = bank.readCard(digits)
  if (brand === null || outcome === null) throw refusedBy(refuseUnknownCard())
  const last4 = digits.slice(-4)
  const { id: token } = await db.cards.insert({
    id: newId('card'),
    userId: user?.id ?? null,
    brand,
    last4,
    outcome,
    createdAt: now,
    charge: null,
  })
  return ok({ token, brand, last4 }, { status: 201, message: 'Cartão lido.' })
})
