import { createCardTokenSpec } from '@campo-livre/contract/payments/create-card-token.ts'
import { brandOf } from '@campo-livre/domain/payments/card/brand-of.ts'
import { cardProblems } from '@campo-livre/domain/payments/card/card-input.ts'
import { cardDigits } from '@campo-livre/domain/payments/card/number.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { invalid, Refused } from '../http/refused.ts'

/**
 * Turns a card into a token (H9). Of the card only its brand, its last digits and what its bank will say are kept; a
 * card that the bank does not take is refused: the mock's takes test cards alone, so that nobody tries a real one.
 */
export const createCardToken = answer(createCardTokenSpec, async ({ db, bank, now, user, body }) => {
  const problems = Object.entries(cardProblems(body, now)).map(([field, sentence]) => [field, [sentence]])
  const [first] = problems
  if (first) throw new Refused('invalid', String(first[1]), { errors: Object.fromEntries(problems) })
  const digits = cardDigits(body.number)
  const brand = brandOf(digits)
  const outcome = bank.readCard(digits)
  if (brand === null || outcome === null) throw invalid('number', 'Aqui só passam os cartões de teste.')
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
