import { stepAccount } from '../../payments/account-step.ts'
import type { PaidLine } from '../../payments/account.ts'
import { type Refusal, refuse } from '../../refusals/refusal.ts'
import type { TabChangeOf } from '../command.ts'
import { piecesOf } from '../pieces.ts'
import { tabSum } from '../tab-sum.ts'
import type { AppliedCommand, CommandContext } from '../tab-context.ts'
import type { Tab } from '../tab.ts'
import { lineNotFound } from './found.ts'

/** The commands by which a tab is paid, or a payment of it taken back. */
type PayingCommand = TabChangeOf<
  'pay' | 'void_payment' | 'pix_paid' | 'pay_by_card' | 'card_decided' | 'pay_by_credit' | 'statement'
>

/** Takes a step of a payment of a tab, or of some of its pieces (rule 7). */
export function pay(tab: Tab, command: PayingCommand, context: CommandContext): AppliedCommand | Refusal {
  const change = stepAccount(tab, tabSum(tab).totalCents, command, context)
  if (!change.ok) return change
  const refusal = command.type === 'pay' ? requirePayableLines(tab, command.lines) : null
  return refusal ?? { ok: true, tabs: [{ ...tab, ...change.account }] }
}

function requirePayableLines(tab: Tab, lines: readonly PaidLine[]): Refusal | null {
  for (const item of tab.items) {
    const asked = lines.reduce((sum, line) => sum + (line.lineId === item.id ? line.quantity : 0), 0)
    if (asked > piecesOf(item, tab).open) return refuse('item_paid', `${item.name} já está pago.`)
  }
  const known = new Set(tab.items.map(({ id }) => id))
  return lines.every(({ lineId }) => known.has(lineId)) ? null : lineNotFound()
}
