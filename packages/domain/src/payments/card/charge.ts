import { refuse, type Refusal } from '../../refusals/refusal.ts'
import type { CardSummary, CardUse, CardWait, DeclineReason } from './card.ts'
import type { CardPaymentStep } from './card-step.ts'
import { instalmentChoices } from './instalments.ts'

/** Milliseconds for which a bank is waited for that does not tell when it decides. */
const PATIENCE_MS = 30 * 60_000

/** An answer that a bank gives later, where it is known ahead: its instant, and whether it is a yes. */
type FutureDecision = { at: string; approves: boolean }

/** The answer of a bank to a charge. */
export type ChargeAnswer =
  | { state: 'approved' }
  | { state: 'declined'; reason: DeclineReason }
  | { state: 'waits'; waits: CardWait; decision: FutureDecision | null }

type Limits = { amountCents: number; maxInstalments: number }

/** Refuses a card that stands for nothing any more (null), or more instalments than the arena allows (H9). Nothing is charged then. */
export function refuseUse(
  card: CardSummary | null,
  { instalments }: CardUse,
  { amountCents, maxInstalments }: Limits,
): Refusal | null {
  if (card === null) return refuse('invalid', 'Digite o cartão de novo.', 'card.token')
  const choices = instalmentChoices(amountCents, maxInstalments)
  return choices.includes(instalments)
    ? null
    : refuse('invalid', `Esse valor é pago em até ${choices.length}x.`, 'card.instalments')
}

/** Returns the payment that a bank takes or has to decide, as it has answered; or why it takes none: nothing is charged then. */
export function chargedStep(
  { brand, last4 }: CardSummary,
  { instalments }: CardUse,
  { paymentId, amountCents }: Pick<CardPaymentStep, 'paymentId' | 'amountCents'>,
  answer: ChargeAnswer,
): { ok: true; step: CardPaymentStep } | Refusal {
  if (answer.state === 'declined') return refuse('card_declined', declinedSentences[answer.reason])
  const waits = answer.state === 'waits' ? answer.waits : null
  return { ok: true, step: { paymentId, amountCents, card: { brand, last4, instalments, waits } } }
}

const declinedSentences: Readonly<Record<DeclineReason, string>> = {
  refused: 'O banco recusou esse cartão. Confira os dados, ou use outro.',
  'no-funds': 'O cartão não tem limite para esse valor. Use outro, ou pague por Pix.',
}

/**
 * Returns when a payment is decided without another word of its bank, in any case before `until`, at which what it pays is
 * lost, and how: a bank that has not told until then has said no.
 */
export function decisionOf(
  answer: ChargeAnswer,
  at: string,
  until: string | null,
): { decidesAt: string; approves: boolean } {
  const { decision } = answer.state === 'waits' ? answer : { decision: null }
  const own = decision === null ? Date.parse(at) + PATIENCE_MS : Date.parse(decision.at)
  const last = until === null ? own : Math.min(own, Date.parse(until) - 1_000)
  return {
    decidesAt: new Date(Math.max(Date.parse(at), last)).toISOString(),
    approves: answer.state === 'approved' || decision?.approves === true,
  }
}
