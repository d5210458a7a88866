import type { TabChangeOf } from '../command.ts'
import { formatCents } from '../../money/money.ts'
import { piecesOf } from '../pieces.ts'
import { payableCents, tabSum } from '../tab-sum.ts'
import type { PaidLine } from '../tab-payment.ts'
import { type AppliedCommand, type CommandContext, refuse, type TabRefusal } from '../tab-context.ts'
import type { Tab } from '../tab.ts'
import { lineNotFound } from './found.ts'

const paymentNotFound = () => refuse('not_found', 'Não encontramos esse pagamento.')

/** Takes a payment: never more than is due (rule 7). A Pix is a code that waits, and no money yet. */
export function pay(
  tab: Tab,
  command: TabChangeOf<'pay'>,
  { at, byId, pixCode }: CommandContext,
): AppliedCommand | TabRefusal {
  const { paymentId: id, method, amountCents, receivedCents, lines } = command
  if ([...tab.payments, ...tab.pendingPix].some((each) => each.id === id))
    return refuse('conflict', 'Esse pagamento já foi lançado.')
  const payable = payableCents(tabSum(tab))
  if (payable === 0) return refuse('amount_over_due', nothingDue(tab))
  if (amountCents > payable) return refuse('amount_over_due', `Falta pagar só ${formatCents(payable)}.`)
  if (method === 'cash' && receivedCents !== null && receivedCents < amountCents)
    return refuse('invalid', 'O dinheiro entregue é menor que o valor.')
  const refusal = requirePayableLines(tab, lines)
  if (refusal) return refusal
  if (method === 'pix') {
    const pending = { id, amountCents, lines, pixCode, createdAt: at, byId }
    return { ok: true, tabs: [{ ...tab, pendingPix: [...tab.pendingPix, pending] }] }
  }
  const received = method === 'cash' ? receivedCents : null
  const payment = { id, method, amountCents, receivedCents: received, lines, paidAt: at, byId, voided: null }
  return { ok: true, tabs: [{ ...tab, payments: [...tab.payments, payment] }] }
}

function nothingDue({ pendingPix }: Tab): string {
  return pendingPix.length > 0 ? 'Tudo o que falta já espera um Pix.' : 'Não há nada a pagar.'
}

function requirePayableLines(tab: Tab, lines: readonly PaidLine[]): TabRefusal | null {
  for (const item of tab.items) {
    const asked = lines.reduce((sum, line) => sum + (line.lineId === item.id ? line.quantity : 0), 0)
    if (asked > piecesOf(item, tab).open) return refuse('item_paid', `${item.name} já está pago.`)
  }
  const known = new Set(tab.items.map(({ id }) => id))
  return lines.every(({ lineId }) => known.has(lineId)) ? null : lineNotFound()
}

/** Turns a Pix code that was waiting into a payment: the bank has told that it is paid. */
export function confirmPix(
  tab: Tab,
  { paymentId }: TabChangeOf<'pix_paid'>,
  { at }: CommandContext,
): AppliedCommand | TabRefusal {
  const pending = tab.pendingPix.find(({ id }) => id === paymentId)
  if (!pending) return paymentNotFound()
  const { id, amountCents, lines, byId } = pending
  const payment = {
    id,
    method: 'pix' as const,
    amountCents,
    receivedCents: null,
    lines,
    paidAt: at,
    byId,
    voided: null,
  }
  return {
    ok: true,
    tabs: [
      {
        ...tab,
        payments: [...tab.payments, payment],
        pendingPix: tab.pendingPix.filter((each) => each !== pending),
      },
    ],
  }
}

/** Takes a payment back, or withdraws a Pix code that waits. */
export function voidPayment(
  tab: Tab,
  { paymentId, reason }: TabChangeOf<'void_payment'>,
  { at, byId }: CommandContext,
): AppliedCommand | TabRefusal {
  if (tab.pendingPix.some(({ id }) => id === paymentId))
    return { ok: true, tabs: [{ ...tab, pendingPix: tab.pendingPix.filter(({ id }) => id !== paymentId) }] }
  const payment = tab.payments.find(({ id }) => id === paymentId)
  if (!payment) return paymentNotFound()
  if (payment.voided !== null) return refuse('already_undone', 'Esse pagamento já foi devolvido.')
  const voided = { ...payment, voided: { at, byId, reason } }
  return {
    ok: true,
    tabs: [{ ...tab, payments: tab.payments.map((each) => (each === payment ? voided : each)) }],
  }
}
