import { reasonText } from '../../text/reason-text.ts'

/** The reason that a company gives for a cancellation: the customer has a right to it. */
export const companyReasonSchema = reasonText('Conte ao cliente por que a reserva foi cancelada.')

/** The usual reasons of a company, as a customer reads them. */
export const companyReasons = [
  'Chuva deixou o campo sem condição de jogo.',
  'O campo está em manutenção.',
  'Você pediu para cancelar.',
  'A reserva foi lançada por engano.',
] as const
