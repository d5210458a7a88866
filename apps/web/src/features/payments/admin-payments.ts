import type { Stamped } from '@campo-livre/domain/admin/stamped.ts'
import { type AdminAction, adminResource } from '../../shared/admin/admin-resource.tsx'
import { paymentRowSchema } from '@campo-livre/domain/admin/admin-rows.ts'
import { reasonText } from '@campo-livre/domain/text/reason-text.ts'
import { adminPaymentsQuery } from '@campo-livre/api/admin/list-payments.ts'
import { paymentColumns as filterableColumns, type PaymentRow } from '@campo-livre/domain/admin/admin-rows.ts'
import { paymentSourceLabels, paymentStateLabels } from '@campo-livre/domain/admin/admin-words.ts'
import { moneyMethodLabels } from '@campo-livre/domain/payments/money-methods.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'

const reason = { label: 'Motivo', schema: reasonText('Conte o motivo.') }

const undoing: AdminAction = {
  label: 'Estornar',
  tone: 'danger',
  action: 'void',
  done: 'Pagamento estornado',
  question: {
    title: 'Estornar esse pagamento?',
    consequence:
      'O valor volta a ficar por pagar. O que entrou pelo nosso banco, por Pix ou cartão, volta sozinho para quem pagou; o resto a arena devolve.',
    reason,
    keep: 'Manter pagamento',
    act: 'Estornar pagamento',
  },
}
const refund: AdminAction = {
  label: 'Devolver',
  tone: 'danger',
  action: 'refund',
  done: 'Dinheiro devolvido',
  question: {
    title: 'Devolver esse pagamento?',
    consequence:
      'A reserva é cancelada pela arena, o dinheiro volta todo por onde veio, e o cliente lê o motivo.',
    reason,
    keep: 'Manter pagamento',
    act: 'Devolver e cancelar',
  },
}

/** The admin's list of payments of anything that an arena is owed (H12). */
export const adminPayments: Resource<Stamped<PaymentRow>> = adminResource<Stamped<PaymentRow>>({
  resource: 'payments',
  schema: paymentRowSchema,
  noun: { one: 'pagamento', many: 'pagamentos', gender: 'm' },
  query: adminPaymentsQuery,
  columns: columnsOf<Stamped<PaymentRow>>(filterableColumns, [
    { id: 'code', label: 'Código' },
    { id: 'source', label: 'De quê', choices: choicesOf(paymentSourceLabels), hidden: true },
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
  changes: ['bookings', 'tabs', 'series'],
  actions: ({ status, online }) => (status === 'paid' ? [online ? refund : undoing] : []),
})
