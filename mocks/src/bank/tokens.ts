import { newId } from '@campo-livre/backend/store/ids.ts'
import { cardBrands } from '@campo-livre/domain/payments/card/brand.ts'
import { brandOf } from '@campo-livre/domain/payments/card/brand-of.ts'
import type { CardSummary, CardToken } from '@campo-livre/domain/payments/card/card.ts'
import type { CardInput } from '@campo-livre/domain/payments/card/card-input.ts'
import { refuseCard } from '@campo-livre/domain/payments/card/card-operations.ts'
import type { ChargeAnswer } from '@campo-livre/domain/payments/card/charge.ts'
import { cardDigits } from '@campo-livre/domain/payments/card/number.ts'
import { refuse, type Refusal } from '@campo-livre/domain/refusals/refusal.ts'
import { type CardOutcome, cardOutcomes } from './card-outcome.ts'
import { readTestCard } from './test-cards.ts'

/** Milliseconds for which a token stands for its card. */
const TOKEN_MS = 15 * 60_000
/** Milliseconds after which a slow bank answers, and for which a confirmation is awaited. */
const BANK_MS = 20_000
const CONFIRMATION_MS = 5 * 60_000

/**
 * Returns a token for a test card at an instant. It says by itself what the bank knows of the card, so that every tab and
 * every start of the mock reads it, and nothing has to be kept.
 */
export function createToken(card: CardInput, at: string): ({ ok: true } & CardToken) | Refusal {
  const refusal = refuseCard(card, at)
  if (refusal) return refusal
  const digits = cardDigits(card.number)
  const [brand, outcome] = [brandOf(digits), readTestCard(digits)]
  if (brand === null || outcome === null)
    return refuse('invalid', 'Aqui só passam os cartões de teste.', 'number')
  const last4 = digits.slice(-4)
  const made = Date.parse(at).toString(36)
  const token = `${newId('card')}-${brand}-${last4}-${cardOutcomes.indexOf(outcome)}-${made}`
  return { ok: true, token, brand, last4 }
}

type TokenCard = { card: CardSummary; outcome: CardOutcome }

/** Returns the card of a token, and what its bank will say; null for a token that is none of ours, or older than a quarter of an hour. */
export function readToken(token: string, at: string): TokenCard | null {
  const [, name, last4 = '', place, made = ''] = /^card_\w+-(\w+)-(\d{4})-(\d)-(\w+)$/.exec(token) ?? []
  const brand = cardBrands.find((each) => each === name)
  const outcome = cardOutcomes[Number(place)]
  if (brand === undefined || outcome === undefined) return null
  return Date.parse(at) - parseInt(made, 36) > TOKEN_MS ? null : { card: { brand, last4 }, outcome }
}

/** Returns what the bank of a test card says when it is charged at an instant. A confirmation that nobody gives is a no. */
export function answerOf(outcome: CardOutcome, at: string): ChargeAnswer {
  if (outcome === 'approved') return { state: 'approved' }
  if (outcome === 'refused' || outcome === 'no-funds') return { state: 'declined', reason: outcome }
  const waits = outcome === 'confirmation' ? 'confirmation' : 'bank'
  const decides = Date.parse(at) + (waits === 'confirmation' ? CONFIRMATION_MS : BANK_MS)
  const decision = { at: new Date(decides).toISOString(), approves: outcome === 'slow-approved' }
  return { state: 'waits', waits, decision }
}
