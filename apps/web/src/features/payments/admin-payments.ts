import { adminPaymentsQuery } from '@campo-livre/api/admin/list-payments.ts'
import { paymentColumns as filterableColumns, type PaymentRow } from '@campo-livre/domain/admin/admin-rows.ts'
import { paymentSourceLabels, paymentStateLabels } from '@campo-livre/domain/admin/admin-words.ts'
import { moneyMethodLabels } from '@campo-livre/domain/payments/money-methods.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'

/** The admin's list of payments of anything that an arena is owed (H12). */
export const adminPayments: Resource<PaymentRow> = {
  noun: { one: 'pagamento', many: 'pagamentos', gender: 'm' },
  query: adminPaymentsQuery,
  idOf: ({ id }) => id,
  columns: columnsOf<PaymentRow>(filterableColumns, [
    { id: 'code', label: 'Código' },
    { id: 'source', label: 'De quê', choices: choicesOf(paymentSourceLabels) },
    { id: 'customerName', label: 'Pessoa' },
    { id: 'companyName', label: 'Empresa' },
    { id: 'method', label: 'Como', choices: choicesOf(moneyMethodLabels) },
    { id: 'amountCents', label: 'Valor' },
    { id: 'refundedCents', label: 'Devolvido', hidden: true },
    {
      id: 'status',
      label: 'Situação',
      choices: choicesOf(paymentStateLabels, {
        pending: 'pending',
        paid: 'success',
        failed: 'danger',
        refunded: 'muted',
        expired: 'muted',
        voided: 'muted',
      }),
    },
    { id: 'at', label: 'Quando' },
  ]),
  filterableColumns,
  zoneOf: ({ timeZone }) => timeZone,
  empty: { text: 'O que pagarem pelo site e no balcão aparece aqui.' },
}
