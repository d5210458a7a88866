import { billKey, type OpenBill } from '../expenses/statement/bill.ts'
import type { AccountStep } from '../payments/account-step.ts'
import type { Account, AccountPayment } from '../payments/account.ts'
import { bankRefunds } from '../payments/back-by-bank.ts'
import { isFreed } from '../payments/statement-payment.ts'
import type { SplitStepOf } from './command.ts'
import type { Split, SplitPayment, SplitSource } from './split.ts'

/** The account of a booking or a tab of a bill, and what can still be paid of it, in cents. */
export type ArenaAccount = { account: Pick<Account, 'payments' | 'credits'>; payableCents: number }

/** Finds the account of what is on a bill; undefined for one that takes no payment any more. */
export type FindAccount = (source: SplitSource) => ArenaAccount | undefined

/** The steps by which a payment of a share reaches a booking or a tab, one after the other, and their author. */
export type ArenaSteps = { source: SplitSource; byId: string | null; steps: readonly AccountStep[] }

/** The id of the payment by which a share pays a booking or a tab: once, whatever happens again. */
const paymentIdOf = ({ id }: Pick<SplitPayment, 'id'>, { kind }: SplitSource) => `${id}-${kind}`

/** Returns the cents that a bill has brought an account. */
export function broughtTo(
  split: Pick<Split, 'payments'>,
  { payments, credits = [] }: Pick<Account, 'payments' | 'credits'>,
): number {
  const ids = new Set(split.payments.flatMap((payment) => [`${payment.id}-tab`, `${payment.id}-booking`]))
  return [...payments, ...credits].reduce(
    (sum, { id, amountCents, voided }) => sum + (voided || !ids.has(id) ? 0 : amountCents),
    0,
  )
}

/** Returns what an account still takes of its item of a bill, in cents. */
function takenCents(split: Split, itemCents: number, { account, payableCents }: ArenaAccount): number {
  return Math.min(Math.max(0, itemCents - broughtTo(split, account)), payableCents)
}

/**
 * Brings what a share was paid by Pix, card or credit to the booking and the tabs of the bill, up to what they are still owed,
 * by the accounts that they have anyway: so till and finances count it once, and the arena sees one booking. The rest is
 * the organiser's, who has paid it or pays it.
 */
export function bringToArena(split: Split, payment: SplitPayment, find: FindAccount): ArenaSteps[] {
  let left = payment.cents
  return split.items.flatMap(({ source, cents }) => {
    const account = source && find(source)
    if (!account) return []
    const amountCents = Math.min(left, takenCents(split, cents, account))
    if (amountCents === 0) return []
    left -= amountCents
    const byId =
      payment.kind === 'credit'
        ? (split.people.find(({ id }) => id === payment.personId)?.userId ?? null)
        : null
    return [
      {
        source,
        byId,
        steps: stepsOf(split, payment, { paymentId: paymentIdOf(payment, source), amountCents }),
      },
    ]
  })
}

/** Returns the steps of an amount: by Pix a code is asked for first, and then told as paid. */
function stepsOf(
  { id: splitId }: Split,
  { id, kind, paidAt, statementKey }: SplitPayment,
  { paymentId, amountCents }: { paymentId: string; amountCents: number },
): AccountStep[] {
  if (paidAt !== null && statementKey !== undefined)
    return [{ type: 'statement', paymentId, paid: { amountCents, paidAt, statementKey } }]
  if (kind === 'credit') return [{ type: 'pay_by_credit', paymentId, amountCents }]
  const isCard = kind === 'card'
  const method = isCard ? 'card' : 'pix'
  const share = { splitId, paymentId: id }
  const pay: AccountStep = {
    type: 'pay',
    paymentId,
    method,
    amountCents,
    receivedCents: null,
    lines: [],
    share,
  }
  return isCard ? [pay] : [pay, { type: 'pix_paid', paymentId }]
}

/** Takes what a statement brought for a share back from the booking and the tabs of the bill: it was never for them. */
export function freeAtArena(
  split: Split,
  payment: SplitPayment,
  paymentsOf: (source: SplitSource) => Account['payments'],
): ArenaSteps[] {
  return split.items.flatMap(({ source }) => {
    if (source === null) return []
    const paymentId = paymentIdOf(payment, source)
    if (!paymentsOf(source).some((each) => isFreed(each, paymentId))) return []
    return [{ source, byId: null, steps: [{ type: 'statement', paymentId, paid: null }] }]
  })
}

/** A step by which money of a share goes back; its bill knows of whom. */
type BackOfShare = Omit<SplitStepOf<'given_back'>, 'personId'>

/**
 * Returns the money of shares that goes back after a change of the payments of an account, each once: one share may have
 * paid several accounts, so `name` tells this one from the others.
 */
export function backOfShares({
  name,
  before,
  after,
}: Record<'before' | 'after', readonly AccountPayment[]> & { name: string }): BackOfShare[] {
  return bankRefunds(before, after).flatMap(({ paymentId: id, amountCents: cents, share }) => {
    if (share === undefined) return []
    const { splitId, paymentId } = share
    return [{ type: 'given_back', id: `${id} ${name} back`, splitId, paymentId, cents }]
  })
}

/** Returns what the booking and the tabs of a bill still take of it, in the order in which they are paid. */
export function arenaAccounts(split: Split, find: FindAccount): OpenBill['accounts'] {
  return split.items.flatMap(({ source, cents }) => {
    const account = source && find(source)
    if (!account) return []
    return [{ id: billKey({ of: source.kind, id: source.id }), leftCents: takenCents(split, cents, account) }]
  })
}

/** Returns the cents that the arena of a bill is still owed of it: credit there pays no more than that. */
export function owedToArena(split: Split, find: FindAccount): number {
  return arenaAccounts(split, find).reduce((sum, { leftCents }) => sum + leftCents, 0)
}
