import type { CardUse } from '@campo-livre/domain/payments/card/card.ts'
import type { CardPaymentStep } from '@campo-livre/domain/payments/card/card-step.ts'
import { chargedStep, decisionOf, refuseUse } from '@campo-livre/domain/payments/card/charge.ts'
import type { Bank } from '../ports/bank.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { CardRecord } from '../store/records.ts'
import { requireDone, requireNoRefusal } from '../store/apply-outcome.ts'

/** The message about a payment by card that is not decided yet. */
export const CARD_WAITS = 'A gente está esperando o seu banco.'

/** Whoever pays, and where they ask: the rows and the bank. */
export type Payer = { db: Database; bank: Bank; now: string; userId: string | null }
type Target = CardRecord['charge']['target']

/** The answer of the bank, and a function that notes the charge once what it pays is stored. */
type BankAnswer = {
  step: CardPaymentStep
  /** `until`: the instant before which the bank has to decide. */
  note: (target: Target, until?: string | null) => Promise<void>
}

/**
 * Asks the bank of a card for an amount, in cents (H9): of a booking, a tab, a month's bill or a share alike. Nothing is written
 * before the caller has stored the payment, so that what is refused there charges nothing. Throws what the bank declines.
 */
export function askBank(
  { db, bank, now, userId }: Payer,
  maxInstalments: number,
  use: CardUse,
  amountCents: number,
): BankAnswer {
  const { token, instalments } = use
  // A token pays once, whatever its bank says of it.
  const card = db.cards.find(token) ? null : bank.readCard(token, now)
  requireNoRefusal(refuseUse(card, use, { amountCents, maxInstalments }))
  if (card === null) throw new Error('a card that stands for nothing is refused')
  const paymentId = newId('pay')
  const answer = bank.charge({ id: paymentId, token, amountCents, instalments }, now)
  const { step } = requireDone(chargedStep(card, use, { paymentId, amountCents }, answer))
  return {
    step,
    note: async (target, until = null) => {
      const decision = decisionOf(answer, now, until)
      const charge = { paymentId, amountCents, instalments, target, waits: step.card.waits, ...decision }
      const { brand, last4 } = card
      await db.cards.insert({ id: token, userId, brand, last4, createdAt: now, charge })
    },
  }
}
