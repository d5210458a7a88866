import { formatCents } from '@campo-livre/domain/money/money.ts'
import { paidPartLabels, paidParts } from '@campo-livre/domain/payments/paid-parts.ts'
import { keptPieces } from '@campo-livre/domain/tabs/pieces.ts'
import { lineCents } from '@campo-livre/domain/tabs/tab-sum.ts'
import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'

/** A line of a receipt: what, and how much in reais. */
export type ReceiptLine = { text: string; cents: string }

/** Returns the lines of a receipt: what was ordered and kept, what it comes to, and what came in. */
export function receiptLines(tab: TabDetail): {
  items: ReceiptLine[]
  totals: ReceiptLine[]
  payments: ReceiptLine[]
} {
  const { items, sum } = tab
  const totals = [
    ['Itens', sum.itemsCents, ''],
    ['Cortesia', sum.courtesyCents, '− '],
    ['Desconto', sum.discountCents, '− '],
    ['Taxa de serviço', sum.serviceCents, ''],
  ] as const
  const parts = totals.filter(([, cents]) => cents > 0)
  return {
    items: items.flatMap((item) => {
      const pieces = keptPieces(item)
      return pieces === 0 ? [] : [{ text: `${pieces} × ${item.name}`, cents: formatCents(lineCents(item)) }]
    }),
    totals: [
      ...(parts.length > 1
        ? parts.map(([text, cents, sign]) => ({ text, cents: `${sign}${formatCents(cents)}` }))
        : []),
      { text: 'Total', cents: formatCents(sum.totalCents) },
      ...(sum.dueCents > 0 && sum.paidCents > 0
        ? [{ text: 'Falta pagar', cents: formatCents(sum.dueCents) }]
        : []),
    ],
    payments: paidParts(tab).flatMap(({ method, amountCents, receivedCents }) => [
      { text: paidPartLabels[method], cents: formatCents(amountCents) },
      ...(receivedCents !== null && receivedCents > amountCents
        ? [{ text: 'Troco', cents: formatCents(receivedCents - amountCents) }]
        : []),
    ]),
  }
}

export const NO_INVOICE = 'Não é documento fiscal.'

/** Returns a receipt as a text, for a message. */
export function receiptText(tab: TabDetail): string {
  const { items, totals, payments } = receiptLines(tab)
  const lines = (all: readonly ReceiptLine[]) => all.map(({ text, cents }) => `${text}: ${cents}`)
  return [
    `${tab.company.name}, comanda ${tab.code}`,
    '',
    ...lines(items),
    '',
    ...lines(totals),
    ...(payments.length > 0 ? ['', 'Pago', ...lines(payments)] : []),
    '',
    NO_INVOICE,
  ].join('\n')
}
