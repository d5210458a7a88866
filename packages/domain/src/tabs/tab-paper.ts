import { formatCents } from '../money/money.ts'
import { NO_INVOICE, type Paper, type PaperLine } from '../papers/paper.ts'
import { paidPartLabels, paidParts } from '../payments/paid-parts.ts'
import { formatDateTime } from '../time/format-days.ts'
import { keptPieces } from './pieces.ts'
import { lineCents } from './tab-sum.ts'
import type { TabDetail } from './tab.ts'

/** Returns the receipt of a tab: what was ordered and kept, what it comes to, and what came in. */
export function tabPaper(tab: TabDetail): Paper {
  const { company, code, customerName, status, openedAt, closedAt, items, sum } = tab
  const line = (text: string, cents: number, sign = ''): PaperLine => ({
    text,
    value: `${sign}${formatCents(cents)}`,
  })
  const steps = [
    ['Itens', sum.itemsCents, ''],
    ['Cortesia', sum.courtesyCents, '− '],
    ['Desconto', sum.discountCents, '− '],
    ['Taxa de serviço', sum.serviceCents, ''],
  ] as const
  const some = steps.filter(([, cents]) => cents > 0)
  const kept = items.filter((item) => keptPieces(item) > 0)
  const payments = paidParts(tab).flatMap(({ method, amountCents, receivedCents }) => [
    line(paidPartLabels[method], amountCents),
    ...(receivedCents !== null && receivedCents > amountCents
      ? [line('Troco', receivedCents - amountCents)]
      : []),
  ])
  return {
    file: `recibo-${code}`,
    title: company.name,
    about: [
      `Comanda ${code}, ${customerName}`,
      ...(status === 'paid' ? [] : [status === 'cancelled' ? 'Cancelada' : 'Conta a pagar']),
      formatDateTime(closedAt ?? openedAt, company.timeZone),
    ],
    parts: [
      {
        kind: 'amounts',
        lines: kept.map((item) => line(`${keptPieces(item)} × ${item.name}`, lineCents(item))),
      },
      {
        kind: 'total',
        lines: [
          ...(some.length > 1 ? some.map(([text, cents, sign]) => line(text, cents, sign)) : []),
          line('Total', sum.totalCents),
          ...(sum.dueCents > 0 && status !== 'cancelled' ? [line('Falta pagar', sum.dueCents)] : []),
        ],
      },
      ...(payments.length > 0 ? [{ title: 'Pago', kind: 'amounts' as const, lines: payments }] : []),
    ],
    code: null,
    foot: NO_INVOICE,
  }
}

/** Returns a receipt as a text, for a message. */
export function receiptText(tab: TabDetail): string {
  const { title, parts, foot } = tabPaper(tab)
  const lines = parts.flatMap((part) => [
    ...(part.title === undefined ? [] : [part.title]),
    ...part.lines.map(({ text, value }) => `${text}: ${value}`),
    '',
  ])
  return [`${title}, comanda ${tab.code}`, '', ...lines, foot].join('\n')
}
