import type { SplitRow } from '../splits/split-row.ts'
import type { AdminTillRow, PaymentRow } from './admin-rows.ts'
import type { ContactRow, MailRow } from './log-rows.ts'

/** The Portuguese labels of what a payment pays. */
export const paymentSourceLabels: Readonly<Record<PaymentRow['source'], string>> = {
  booking: 'Reserva',
  tab: 'Comanda',
  series: 'Mensalista',
}

/** The Portuguese labels of how a payment stands. */
export const paymentStateLabels: Readonly<Record<PaymentRow['status'], string>> = {
  pending: 'Pendente',
  paid: 'Pago',
  refunded: 'Dinheiro de volta',
  failed: 'Não passou',
  expired: 'Prazo encerrado',
  voided: 'Estornado',
}

/** The Portuguese labels of how a till stands. */
export const adminTillLabels: Readonly<Record<AdminTillRow['status'], string>> = {
  open: 'Aberto',
  exact: 'Bateu',
  different: 'Com diferença',
  unexplained: 'Falta o motivo',
}

/** The Portuguese labels of how a contact stands. */
export const contactStatusLabels: Readonly<Record<ContactRow['status'], string>> = {
  waiting: 'Espera resposta',
  answered: 'Respondido',
}

/** The Portuguese labels of how a mail stands. */
export const mailStatusLabels: Readonly<Record<MailRow['status'], string>> = {
  waiting: 'Esperando sair',
  sent: 'Enviado',
  failed: 'Não chegou',
}

/** The Portuguese labels of what a bill is opened from. */
export const splitOriginLabels: Readonly<Record<SplitRow['origin'], string>> = {
  booking: 'Reserva',
  tab: 'Comanda',
  racha: 'Racha',
}

/** The Portuguese labels of how a bill among people stands. */
export const splitStateLabels: Readonly<Record<SplitRow['status'], string>> = {
  open: 'Falta pagar',
  settled: 'Quitada',
  cancelled: 'Cancelada',
}
