import { refuse, type Refusal } from '../../refusals/refusal.ts'
import type { CardSummary, CardUse } from './card.ts'
import type { CardOutcome } from './card-outcome.ts'
import type { CardPaymentStep } from './card-step.ts'
import { instalmentChoices } from './instalments.ts'

/** Milliseconds for which a token stands for its card. */
const TOKEN_MS = 15 * 60_000
/** Milliseconds after which a slow bank answers, and for which a confirmation is awaited. */
const BANK_MS = 20_000
const CONFIRMATION_MS = 5 * 60_000

/** A card of which somebody has a token. */
export type TokenCard = CardSummary & {
  /** The user who typed it; null for a guest. */
  userId: string | null
  outcome: CardOutcome
  createdAt: string
  /** The one payment that it makes; null before. */
  charge: object | null
}

type ChargeFacts = {
  amountCents: number
  maxInstalments: number
  at: string
  byId: string | null
  paymentId: string
}

/** Returns the payment that the bank of a card takes or has to decide (H9), or why it takes none: nothing is charged then. */
export function chargeCard(
  card: TokenCard | undefined,
  { instalments }: CardUse,
  { amountCents, maxInstalments, at, byId, paymentId }: ChargeFacts,
): { ok: true; step: CardPaymentStep } | Refusal {
  const isOwn = card?.userId === byId && card.charge === null
  if (!isOwn || Date.parse(at) - Date.parse(card.createdAt) > TOKEN_MS)
    return refuse('invalid', 'Digite o cartão de novo.', 'card.token')
  const choices = instalmentChoices(amountCents, maxInstalments)
  if (!choices.includes(instalments))
    return refuse('invalid', `Esse valor é pago em até ${choices.length}x.`, 'card.instalments')
  const { brand, last4, outcome } = card
  const declined = declinedSentence(outcome)
  if (declined !== null) return refuse('card_declined', declined)
  const waits = waitOf(outcome)
  return { ok: true, step: { paymentId, amountCents, card: { brand, last4, instalments, waits } } }
}

function declinedSentence(outcome: CardOutcome): string | null {
  if (outcome === 'refused') return 'O banco recusou esse cartão. Confira os dados, ou use outro.'
  return outcome === 'no-funds'
    ? 'O cartão não tem limite para esse valor. Use outro, ou pague por Pix.'
    : null
}

function waitOf(outcome: CardOutcome): CardPaymentStep['card']['waits'] {
  if (outcome === 'confirmation') return 'confirmation'
  return outcome === 'approved' ? null : 'bank'
}

/**
 * Returns when the bank decides a payment by itself, in any case before `until`, at which what it pays is lost, and its
 * answer. A confirmation that nobody gives is a no.
 */
export function decisionOf(
  { outcome }: Pick<TokenCard, 'outcome'>,
  at: string,
  until: string | null,
): { decidesAt: string; approves: boolean } {
  const own = Date.parse(at) + (waitOf(outcome) === 'confirmation' ? CONFIRMATION_MS : BANK_MS)
  const last = until === null ? own : Math.min(own, Date.parse(until) - 1_000)
  return {
    decidesAt: new Date(Math.max(Date.parse(at), last)).toISOString(),
    approves: outcome === 'approved' || outcome === 'slow-approved',
  }
}
