import { formatCents } from '../money/money.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import type {
  Account,
  AccountCredit,
  AccountPayment,
  PaidLine,
  PendingCard,
  PendingPix,
  SharePaymentRef,
} from './account.ts'
import { accountSum, payableCents, waitingOf } from './account-sum.ts'
import type { CreditStep, PaymentInput, VoidInput } from './account-input.ts'
import { takenBack } from './back-by-bank.ts'
import { type CardDecision, type CardPaymentStep, declinedCard } from './card/card-step.ts'

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
  input: PaymentInput & { lines?: PaidLine[]; share?: SharePaymentRef },
  { at, byId, pixCode }: AccountMoment & { pixCode: string | null },
): AccountChange {
  const { payments, pendingPix } = account
  const { paymentId: id, method, amountCents, receivedCents, lines, share } = input
  const refusal = requirePayable(account, totalCents, input)
  if (refusal) return refusal
  if (method === 'cash' && receivedCents !== null && receivedCents < amountCents)
    return refuse('invalid', 'O dinheiro entregue é menor que o valor.')
  const taken = { id, amountCents, ...(lines && { lines }), ...(share && { share }), byId }
  if (method === 'pix') {
    const pending: PendingPix = { ...taken, pixCode, createdAt: at }
    return { ok: true, account: { ...account, pendingPix: [...pendingPix, pending] } }
  }
  const received = method === 'cash' ? receivedCents : null
  const way = method === 'card' && input.cardKind ? { cardKind: input.cardKind } : {}
  const payment: AccountPayment = {
    ...taken,
    ...way,
    method,
    receivedCents: received,
    paidAt: at,
    voided: null,
  }
  return { ok: true, account: { ...account, payments: [...payments, payment] } }
}

function requirePayable(
  account: Account,
  totalCents: number,
  { paymentId, amountCents }: Pick<PaymentInput, 'paymentId' | 'amountCents'>,
): Refusal | null {
  if (
    [...account.payments, ...(account.credits ?? []), ...waitingOf(account)].some(
      ({ id }) => id === paymentId,
    )
  )
    return refuse('conflict', 'Esse pagamento já foi lançado.')
  const payable = payableCents(accountSum(account, totalCents))
  if (payable === 0) return refuse('amount_over_due', nothingDue(account))
  return amountCents > payable ? refuse('amount_over_due', `Falta pagar só ${formatCents(payable)}.`) : null
}

/**
 * Takes a payment by card from a phone, never more than is due (rule 7): it is money at once, or waits and reserves its
 * amount. What was declined of the same payer before is told no more.
 */
export function payByCard(
  account: Account,
  totalCents: number,
  { paymentId: id, amountCents, card: { waits, ...card } }: CardPaymentStep,
  { at, byId }: AccountMoment,
): AccountChange {
  const refusal = requirePayable(account, totalCents, { paymentId: id, amountCents })
  if (refusal) return refusal
  const { payments, pendingCards = [] } = account
  const kept = pendingCards.filter((each) => each.waits !== null || each.byId !== byId)
  if (waits !== null) {
    const pending: PendingCard = { id, amountCents, card, waits, createdAt: at, byId }
    return { ok: true, account: { ...account, pendingCards: [...kept, pending] } }
  }
  const payment = paidByCard({ id, amountCents, card, byId }, at)
  return { ok: true, account: { ...account, payments: [...payments, payment], pendingCards: kept } }
}

function paidByCard(
  taken: Pick<AccountPayment, 'id' | 'amountCents' | 'card' | 'lines' | 'byId'>,
  at: string,
): AccountPayment {
  return { ...taken, method: 'card', receivedCents: null, paidAt: at, voided: null }
}

/** Takes credit at the arena for a part of an account, never more than is due (rules 5 and 7). */
export function payByCredit(
  account: Account,
  totalCents: number,
  { paymentId: id, amountCents }: CreditStep,
  { at, byId }: AccountMoment,
): AccountChange {
  const refusal = requirePayable(account, totalCents, { paymentId: id, amountCents })
  if (refusal) return refusal
  const credit: AccountCredit = { id, amountCents, paidAt: at, byId, voided: null }
  return { ok: true, account: { ...account, credits: [...(account.credits ?? []), credit] } }
}

/** Ends the wait of a payment by card: it becomes money, or is declined and gives its amount free. */
export function decideCard(
  account: Account,
  { paymentId, approved, reason }: CardDecision,
  at: string,
): AccountChange {
  const { payments, pendingCards = [] } = account
  const waiting = pendingCards.find(({ id, waits }) => id === paymentId && waits !== null)
  if (!waiting) return paymentNotFound()
  const { waits: _wait, createdAt: _asked, ...taken } = waiting
  const others = pendingCards.filter((each) => each !== waiting)
  if (!approved)
    return {
      ok: true,
      account: {
        ...account,
        pendingCards: [...others, { ...waiting, card: declinedCard(waiting.card, { reason }), waits: null }],
      },
    }
  return {
    ok: true,
    account: { ...account, payments: [...payments, paidByCard(taken, at)], pendingCards: others },
  }
}

function nothingDue(account: Account): string {
  if (account.pendingPix.length > 0) return 'Tudo o que falta já espera um Pix.'
  return waitingOf(account).length > 0 ? 'Um cartão ainda está sendo conferido.' : 'Não há nada a pagar.'
}

/** Turns a Pix code that was waiting into a payment: the bank has told that it is paid. */
export function confirmPix(account: Account, paymentId: string, at: string): AccountChange {
  const { payments, pendingPix } = account
  const waiting = pendingPix.find(({ id }) => id === paymentId)
  if (!waiting) return paymentNotFound()
  const { pixCode: _code, createdAt: _asked, ...taken } = waiting
  const payment: AccountPayment = { ...taken, method: 'pix', receivedCents: null, paidAt: at, voided: null }
  return {
    ok: true,
    account: {
      ...account,
      payments: [...payments, payment],
      pendingPix: pendingPix.filter((each) => each !== waiting),
    },
  }
}

/** Takes a payment back, or credit, which its athlete has again; or withdraws a Pix code that waits. */
export function voidPayment(
  account: Account,
  { paymentId, reason }: VoidInput,
  { at, byId }: AccountMoment,
): AccountChange {
  const { payments, pendingPix } = account
  const left = pendingPix.filter(({ id }) => id !== paymentId)
  if (left.length < pendingPix.length) return { ok: true, account: { ...account, pendingPix: left } }
  const paid = [...payments, ...(account.credits ?? [])].find(({ id }) => id === paymentId)
  if (!paid) return paymentNotFound()
  if (paid.voided !== null) return refuse('already_undone', 'Esse pagamento já foi devolvido.')
  const voided = { at, byId, reason }
  return {
    ok: true,
    account: {
      ...account,
      payments: payments.map((each) =>
        each.id === paymentId ? { ...each, voided: takenBack(each, voided) } : each,
      ),
      ...(account.credits && {
        credits: account.credits.map((each) => (each.id === paymentId ? { ...each, voided } : each)),
      }),
    },
  }
}
