import type { CardUse } from '@campo-livre/domain/payments/card/card.ts'
import type { CardPaymentStep } from '@campo-livre/domain/payments/card/card-step.ts'
import { instalmentChoices } from '@campo-livre/domain/payments/card/instalments.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { CardRecord } from '../store/records.ts'
import { Refused, refusedAt } from '../http/refused.ts'

/** Milliseconds for which a token stands for its card. */
const TOKEN_MS = 15 * 60_000
/** Milliseconds after which a slow bank answers, and for which a confirmation is awaited. */
const BANK_MS = 20_000
const CONFIRMATION_MS = 5 * 60_000

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
  { token, instalments }: CardUse,
  amountCents: number,
): BankAnswer {
  const card = db.cards.find(token)
  const isOwn = card?.userId === userId && card.charge === null
  if (!isOwn || Date.parse(now) - Date.parse(card.createdAt) > TOKEN_MS)
    throw refusedAt('card.token', 'invalid', 'Digite o cartão de novo.')
  const choices = instalmentChoices(amountCents, maxInstalments)
  if (!choices.includes(instalments))
    throw refusedAt('card.instalments', 'invalid', `Esse valor é pago em até ${choices.length}x.`)
  const declined = declinedSentence(card)
  if (declined !== null) throw new Refused('card_declined', declined)
  const paymentId = newId('pay')
  const waits = waitOf(card)
  const step = { paymentId, amountCents, card: { brand: card.brand, last4: card.last4, instalments, waits } }
  return {
    step,
    note: async (target, until = null) => {
      const charge = {
        paymentId,
        amountCents,
        target,
        waits,
        decidesAt: decidesAt(now, waits, until),
        approves: approves(card),
      }
      await db.cards.update(card.id, { charge })
    },
  }
}

function declinedSentence({ outcome }: CardRecord): string | null {
  if (outcome === 'refused') return 'O banco recusou esse cartão. Confira os dados, ou use outro.'
  return outcome === 'no-funds'
    ? 'O cartão não tem limite para esse valor. Use outro, ou pague por Pix.'
    : null
}

function waitOf({ outcome }: CardRecord): CardPaymentStep['card']['waits'] {
  if (outcome === 'confirmation') return 'confirmation'
  return outcome === 'approved' ? null : 'bank'
}

/** A confirmation that nobody gives is a no. */
const approves = ({ outcome }: CardRecord) => outcome === 'approved' || outcome === 'slow-approved'

/** Returns when the bank decides by itself: in any case before what it pays is lost. */
function decidesAt(now: string, waits: CardPaymentStep['card']['waits'], until: string | null): string {
  const own = Date.parse(now) + (waits === 'confirmation' ? CONFIRMATION_MS : BANK_MS)
  const last = until === null ? own : Math.min(own, Date.parse(until) - 1_000)
  return new Date(Math.max(Date.parse(now), last)).toISOString()
}
