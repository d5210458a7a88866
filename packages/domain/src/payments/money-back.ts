import { formatCents } from '../money/money.ts'
import type { TillMethod } from './money-methods.ts'
import type { PaymentMethod } from './payment.ts'

/** Every way in which an athlete may have paid. */
export type PaidBy = PaymentMethod | TillMethod | 'credit'

/** The number of business days within which a Pix is refunded (decision 032). */
export const PIX_BACK_BUSINESS_DAYS = 1
/** The number of card bills within which a refund appears: on the next one or the one after it. */
export const CARD_BACK_BILLS = 2

/** The way and the time in which money is refunded: `words` follow an amount, `sentence` is used on its own. */
type MoneyBack = { words: string; sentence: string }

const pixWithin = `em até ${PIX_BACK_BUSINESS_DAYS} dia útil`
const cardWithin = `em até ${CARD_BACK_BILLS} faturas`
const counter: MoneyBack = { words: 'no balcão da arena', sentence: 'Quem devolve é a arena, no balcão.' }

const ways: Readonly<Record<PaidBy, MoneyBack>> = {
  pix: { words: `por Pix, ${pixWithin}`, sentence: `O Pix volta ${pixWithin}.` },
  card: { words: `no cartão, ${cardWithin}`, sentence: `O valor volta no cartão ${cardWithin}.` },
  cash: counter,
  venue: counter,
  credit: { words: 'como crédito na arena, na hora', sentence: 'O crédito volta na hora.' },
}

/** Returns the words about a refund: money always comes back by the method by which it was paid. */
export function moneyBack(paidBy: PaidBy): MoneyBack {
  return ways[paidBy]
}

/**
 * Describes a refund: `R$ 150,00 de volta por Pix, em até 1 dia útil`; the amount alone where `payment` is null. `to`: the
 * name of who gets it, where that is somebody else.
 */
export function describeRefund(cents: number, payment: { method: PaidBy } | null, to?: string): string {
  const amount = `${formatCents(cents)} de volta${to === undefined ? '' : ` para ${to}`}`
  return payment === null ? amount : `${amount} ${moneyBack(payment.method).words}`
}
