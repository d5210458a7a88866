import { type Refusal, refuse } from '../refusals/refusal.ts'
import type { AccountMoney, TillEntry } from './till-entries.ts'
import { tillSum } from './till-sum.ts'
import type { Till, TillMovement } from './till.ts'

/** The till after a movement of its cash, or why it does not take place. */
export type CashMoved = { ok: true; till: Till } | Refusal

/**
 * Notes cash that is put into the drawer of the open till, or taken out of it (H3): never more than lies in it by
 * `entries`, the money of its days. The sentence of a refusal has no amount, as the till is counted blind.
 */
export function moveCash(till: Till, movement: TillMovement, entries: readonly TillEntry[]): CashMoved {
  if (movement.kind === 'withdrawal' && !holds(till, movement.amountCents, entries))
    return refuse('drawer_short', 'A gaveta não tem todo esse dinheiro. Confira o valor.')
  return { ok: true, till: { ...till, movements: [...till.movements, movement] } }
}

/** Refuses to hand more cash back than lies in the drawer of the open till; null where it can be, or none is open. */
export function refuseCashBack(
  till: Till | undefined,
  cents: number,
  entries: readonly TillEntry[],
): Refusal | null {
  if (till === undefined || cents <= 0 || holds(till, cents, entries)) return null
  return refuse(
    'drawer_short',
    'A gaveta não tem esse dinheiro para devolver. Anote um suprimento no caixa e tente de novo.',
  )
}

/** Returns the cash in cents that a change of an account hands back; below zero where it brings some. */
export function cashBackCents(before: Paid | undefined, after: Paid | undefined): number {
  return keptCash(before) - keptCash(after)
}

type Paid = { payments: readonly AccountMoney[] }

function keptCash(account: Paid | undefined): number {
  const kept = account?.payments.filter(({ method, voided }) => method === 'cash' && voided === null)
  return (kept ?? []).reduce((sum, { amountCents }) => sum + amountCents, 0)
}

function holds(till: Till, cents: number, entries: readonly TillEntry[]): boolean {
  return cents <= tillSum(till, entries).expectedCents
}
