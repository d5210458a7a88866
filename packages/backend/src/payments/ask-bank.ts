import type { CardUse } from '@campo-livre/domain/payments/card/card.ts'
import type { CardPaymentStep } from '@campo-livre/domain/payments/card/card-step.ts'
import { chargeCard, decisionOf } from '@campo-livre/domain/payments/card/charge.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { CardRecord } from '../store/records.ts'
import { requireDone } from '../store/apply-outcome.ts'

/** The message about a payment by card that is not decided yet. */
export const CARD_WAITS = 'A gente está esperando o seu banco.'

type By = { maxInstalments: number; now: string; userId: string | null }
type Target = NonNullable<CardRecord['charge']>['target']

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
  db: Database,
  { maxInstalments, now, userId }: By,
  use: CardUse,
  amountCents: number,
): BankAnswer {
  const card = db.cards.find(use.token)
  const facts = { amountCents, maxInstalments, at: now, byId: userId, paymentId: newId('pay') }
  const { step } = requireDone(chargeCard(card, use, facts))
  return {
    step,
    note: async (target, until = null) => {
      if (!card) return
      const { paymentId, card: charged } = step
      const decision = decisionOf(card, now, until)
      const charge = { paymentId, amountCents, target, waits: charged.waits, ...decision }
      await db.cards.update(card.id, { charge })
    },
  }
}
