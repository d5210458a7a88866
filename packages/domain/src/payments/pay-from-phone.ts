import { creditRefusal } from '../credit/credit.ts'
import { formatCents } from '../money/money.ts'
import { refuse, type Refusal } from '../refusals/refusal.ts'
import type { AccountStep } from './account-step.ts'
import type { Account } from './account.ts'
import type { CardUse } from './card/card.ts'
import type { CardPaymentStep } from './card/card-step.ts'

/** The amount that somebody pays from their phone: by Pix, or by what else is named. */
export type PhoneRequest = {
  amountCents: number
  card?: CardUse | undefined
  /** True to pay by the credit that they have at the arena. */
  credit?: boolean | undefined
}

export type PhoneFacts = {
  /** Their account, whose codes they have asked for before; null where it withdraws those by itself. */
  account: Pick<Account, 'pendingPix'> | null
  byId: string | null
  /** The cents that can still be paid; absent where the account alone judges that, once the bank was asked. */
  payableCents?: number
  /** Returns the cents of credit that they may use here. */
  creditLeftCents: () => number
}

/** The way in which an account is to be paid, and the codes that are withdrawn before. */
type PhonePlan = {
  ok: true
  by: 'pix' | 'card' | 'credit'
  amountCents: number
  /** The ids of the payer's own codes that wait. */
  withdrawn: readonly string[]
}

/**
 * Judges how somebody wants to pay an account from their phone: a tab, a month of a fixed slot, a share of a bill (H3, N8,
 * H9). Of a card its bank is asked next, of a Pix a code is made.
 */
export function planFromPhone(
  { amountCents, card, credit }: PhoneRequest,
  { account, byId, payableCents = 0, creditLeftCents }: PhoneFacts,
): PhonePlan | Refusal {
  if (payableCents > 0 && amountCents > payableCents)
    return refuse('amount_over_due', `Falta pagar só ${formatCents(payableCents)}.`)
  const refusal = credit ? creditRefusal(amountCents, creditLeftCents()) : null
  if (refusal) return refusal
  const withdrawn = (account?.pendingPix ?? []).filter((each) => each.byId === byId).map(({ id }) => id)
  return { ok: true, by: credit ? 'credit' : card ? 'card' : 'pix', amountCents, withdrawn }
}

/** Returns the step by which a plan is carried out: `charge` is the answer of the bank about a card, null where none was asked. */
export function phoneStep(
  { by, amountCents }: PhonePlan,
  charge: CardPaymentStep | null,
  paymentId: string,
): Extract<AccountStep, { type: 'pay' | 'pay_by_card' | 'pay_by_credit' }> {
  if (charge !== null) return { type: 'pay_by_card', ...charge }
  if (by === 'credit') return { type: 'pay_by_credit', paymentId, amountCents }
  return { type: 'pay', paymentId, method: 'pix', amountCents, receivedCents: null }
}
