import {
  type AccountChange,
  confirmPix as confirmPixOf,
  decideCard as decideCardOf,
  payByCard as payByCardOf,
  payByCredit as payByCreditOf,
  takePayment,
  voidPayment as voidPaymentOf,
} from '../../payments/account-changes.ts'
import { takeTransaction } from '../../payments/statement-payment.ts'
import type { PaidLine } from '../../payments/account.ts'
import { type Refusal, refuse } from '../../refusals/refusal.ts'
import type { TabChangeOf } from '../command.ts'
import { piecesOf } from '../pieces.ts'
import { tabSum } from '../tab-sum.ts'
import type { AppliedCommand, CommandContext } from '../tab-context.ts'
import type { Tab } from '../tab.ts'
import { lineNotFound } from './found.ts'

/** Takes a payment of a tab, or of some of its pieces (rule 7). */
export function pay(
  tab: Tab,
  command: TabChangeOf<'pay'>,
  context: CommandContext,
): AppliedCommand | Refusal {
  const change = takePayment(tab, tabSum(tab).totalCents, command, context)
  if (!change.ok) return change
  return requirePayableLines(tab, command.lines) ?? withAccount(tab, change)
}

function requirePayableLines(tab: Tab, lines: readonly PaidLine[]): Refusal | null {
  for (const item of tab.items) {
    const asked = lines.reduce((sum, line) => sum + (line.lineId === item.id ? line.quantity : 0), 0)
    if (asked > piecesOf(item, tab).open) return refuse('item_paid', `${item.name} já está pago.`)
  }
  const known = new Set(tab.items.map(({ id }) => id))
  return lines.every(({ lineId }) => known.has(lineId)) ? null : lineNotFound()
}

/** Turns a Pix code that was waiting into a payment of the tab. */
export function confirmPix(
  tab: Tab,
  { paymentId }: TabChangeOf<'pix_paid'>,
  { at }: CommandContext,
): AppliedCommand | Refusal {
  return withAccount(tab, confirmPixOf(tab, paymentId, at))
}

/** Takes a payment of the tab by card from its athlete's phone. */
export function payByCard(
  tab: Tab,
  command: TabChangeOf<'pay_by_card'>,
  context: CommandContext,
): AppliedCommand | Refusal {
  return withAccount(tab, payByCardOf(tab, tabSum(tab).totalCents, command, context))
}

/** Takes credit at the arena for the tab from its athlete's phone. */
export function payByCredit(
  tab: Tab,
  command: TabChangeOf<'pay_by_credit'>,
  context: CommandContext,
): AppliedCommand | Refusal {
  return withAccount(tab, payByCreditOf(tab, tabSum(tab).totalCents, command, context))
}

/** Takes a transaction of a bank's statement for the tab, or frees the tab of it. */
export function payByStatement(
  tab: Tab,
  command: TabChangeOf<'statement'>,
  { byId }: CommandContext,
): AppliedCommand | Refusal {
  return withAccount(tab, takeTransaction(tab, tabSum(tab).totalCents, command, byId))
}

/** Ends the wait of a payment of the tab by card. */
export function decideCard(
  tab: Tab,
  command: TabChangeOf<'card_decided'>,
  { at }: CommandContext,
): AppliedCommand | Refusal {
  return withAccount(tab, decideCardOf(tab, command, at))
}

/** Takes a payment of the tab back, or withdraws a Pix code that waits. */
export function voidPayment(
  tab: Tab,
  command: TabChangeOf<'void_payment'>,
  context: CommandContext,
): AppliedCommand | Refusal {
  return withAccount(tab, voidPaymentOf(tab, command, context))
}

function withAccount(tab: Tab, change: AccountChange): AppliedCommand | Refusal {
  return change.ok ? { ok: true, tabs: [{ ...tab, ...change.account }] } : change
}
