import { formatCents } from '../money/money.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import type { Account, AccountPayment, PaidLine, PendingPix } from './account.ts'
import { accountSum, payableCents } from './account-sum.ts'
import type { PaymentInput, VoidInput } from './account-input.ts'

/** The account as it is after a change, or why it does not change. */
export type AccountChange = { ok: true; account: Account } | Refusal

/** The instant of a change, and its author. */
export type AccountMoment = { at: string; byId: string | null }

const paymentNotFound = () => refuse('not_found', 'Não encontramos esse pagamento.')

/**
 * Takes a payment: never more than is due of the total, in cents (rule 7). A Pix is a code that waits, and no money yet;
 * `pixCode` is null where only the server can make it.
 */
export function takePayment(
  account: Account,
  totalCents: number,
  input: PaymentInput & { lines?: PaidLine[] },
  { at, byId, pixCode }: AccountMoment & { pixCode: string | null },
): AccountChange {
  const { payments, pendingPix } = account
  const { paymentId: id, method, amountCents, receivedCents, lines } = input
  if ([...payments, ...pendingPix].some((each) => each.id === id))
    return refuse('conflict', 'Esse pagamento já foi lançado.')
  const payable = payableCents(accountSum(account, totalCents))
  if (payable === 0) return refuse('amount_over_due', nothingDue(account))
  if (amountCents > payable) return refuse('amount_over_due', `Falta pagar só ${formatCents(payable)}.`)
  if (method === 'cash' && receivedCents !== null && receivedCents < amountCents)
    return refuse('invalid', 'O dinheiro entregue é menor que o valor.')
  const taken = { id, amountCents, ...(lines && { lines }), byId }
  if (method === 'pix') {
    const pending: PendingPix = { ...taken, pixCode, createdAt: at }
    return { ok: true, account: { payments, pendingPix: [...pendingPix, pending] } }
  }
  const received = method === 'cash' ? receivedCents : null
  const payment: AccountPayment = { ...taken, method, receivedCents: received, paidAt: at, voided: null }
  return { ok: true, account: { payments: [...payments, payment], pendingPix } }
}

function nothingDue({ pendingPix }: Account): string {
  return pendingPix.length > 0 ? 'Tudo o que falta já espera um Pix.' : 'Não há nada a pagar.'
}

/** Turns a Pix code that was waiting into a payment: the bank has told that it is paid. */
export function confirmPix({ payments, pendingPix }: Account, paymentId: string, at: string): AccountChange {
  const waiting = pendingPix.find(({ id }) => id === paymentId)
  if (!waiting) return paymentNotFound()
  const { pixCode: _code, createdAt: _asked, ...taken } = waiting
  const payment: AccountPayment = { ...taken, method: 'pix', receivedCents: null, paidAt: at, voided: null }
  return {
    ok: true,
    account: {
      payments: [...payments, payment],
      pendingPix: pendingPix.filter((each) => each !== waiting),
    },
  }
}

/** Takes a payment back, or withdraws a Pix code that waits. */
export function voidPayment(
  { payments, pendingPix }: Account,
  { paymentId, reason }: VoidInput,
  { at, byId }: AccountMoment,
): AccountChange {
  const left = pendingPix.filter(({ id }) => id !== paymentId)
  if (left.length < pendingPix.length) return { ok: true, account: { payments, pendingPix: left } }
  const payment = payments.find(({ id }) => id === paymentId)
  if (!payment) return paymentNotFound()
  if (payment.voided !== null) return refuse('already_undone', 'Esse pagamento já foi devolvido.')
  const voided = { ...payment, voided: { at, byId, reason } }
  return {
    ok: true,
    account: { payments: payments.map((each) => (each === payment ? voided : each)), pendingPix },
  }
}
