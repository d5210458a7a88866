import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'

/** An energy bill that was due ten days ago, with a part of it paid. */
export function sampleExpense(rest: Partial<ExpenseRow> = {}): ExpenseRow {
  return {
    id: 'expense-1',
    companyId: 'company-1',
    companyName: 'Arena Beira-Mar',
    timeZone: 'America/Fortaleza',
    kind: 'expense',
    description: 'Conta de luz',
    supplier: 'Enel Ceará',
    category: 'energy',
    amountCents: 184_320,
    paidCents: 84_320,
    leftCents: 100_000,
    dueDay: '2026-11-10',
    paidDay: null,
    method: 'boleto',
    note: 'O medidor do vestiário foi trocado em outubro.',
    payments: [
      {
        id: 'payment-1',
        day: '2026-11-09',
        method: 'pix',
        amountCents: 84_320,
        at: '2026-11-09T12:00:00.000Z',
        byId: 'user-1',
        voided: null,
      },
    ],
    series: { id: 'series-1', index: 3 },
    productId: null,
    repeats: 'month',
    part: null,
    receipts: [{ id: 'receipt-1', name: 'conta-novembro.pdf', type: 'pdf' }],
    receiptCount: 1,
    version: 1,
    createdAt: '2026-10-20T12:00:00.000Z',
    status: 'overdue',
    ...rest,
  }
}
