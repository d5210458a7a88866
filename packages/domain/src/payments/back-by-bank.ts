import { formatCents } from '../money/money.ts'
import type { AccountPayment } from './account.ts'
import { describeRefund, type PaidBy } from './money-back.ts'
import type { TillMethod } from './money-methods.ts'
import type { PaidPart } from './paid-parts.ts'

type Taken = Pick<PaidPart, 'method' | 'card' | 'share' | 'statementKey'>

/**
 * Returns the method by which our bank has brought a part of an account, and gives it back; null for what came past it:
 * cash, the arena's own card machine, credit, a transfer that only the arena's statement knows.
 */
export function bankOf({ method, card, share, statementKey }: Taken): 'pix' | 'card' | null {
  if (statementKey !== undefined) return null
  if (method === 'pix') return 'pix'
  return method === 'card' && (card !== undefined || share !== undefined) ? 'card' : null
}

/** Returns the way in which a part of an account goes back once it is taken back: by its bank, as credit, or at the counter. */
export function backBy(part: Taken): PaidBy {
  return bankOf(part) ?? (part.method === 'credit' ? 'credit' : 'cash')
}

/** Returns what is noted of a payment that is taken back now. */
export function takenBack(
  payment: Taken,
  voided: Omit<NonNullable<AccountPayment['voided']>, 'byBank'>,
): NonNullable<AccountPayment['voided']> {
  return { ...voided, ...(bankOf(payment) && { byBank: true }) }
}

/** Says to an arena what it gives back by hand. */
export function describeByHand(method: TillMethod, cents: number): string {
  const amount = formatCents(cents)
  if (method === 'pix') return `Devolva ${amount} por Pix a quem pagou.`
  return method === 'card' ? `Devolva ${amount} na maquininha.` : `Devolva no balcão ${amount} (dinheiro).`
}

/** Says to an arena how a part of an account would go back, before it is taken back. */
export function describeGivingBack(part: Taken & Pick<PaidPart, 'amountCents'>): string {
  const { method, amountCents } = part
  const way = backBy(part)
  if (way === 'cash' && method !== 'credit') return describeByHand(method, amountCents)
  const back = `Quem pagou recebe ${describeRefund(amountCents, { method: way })}.`
  return way === 'credit' ? back : `${back} O banco devolve sozinho.`
}

/** The money of a payment that goes back by the bank that brought it. */
export type BankRefund = {
  /** The payment of the account. */
  paymentId: string
  method: 'pix' | 'card'
  amountCents: number
  share: AccountPayment['share']
}

/** Returns what goes back by banks after a change of an account's payments: each payment whole, at the change that takes it back. */
export function bankRefunds(
  before: readonly AccountPayment[],
  after: readonly AccountPayment[],
): BankRefund[] {
  const counted = new Set(before.filter(({ voided }) => voided === null).map(({ id }) => id))
  return after.flatMap((payment) => {
    const method = bankOf(payment)
    if (method === null || payment.voided === null || !counted.has(payment.id)) return []
    const { id: paymentId, amountCents, share } = payment
    return [{ paymentId, method, amountCents, share }]
  })
}
