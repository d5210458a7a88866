import { reasonText } from '../text/reason-text.ts'

/** The reason that a company gives for a cancellation: the customer has a right to it. */
export const companyReasonSchema = reasonText('Conte ao cliente por que a reserva foi cancelada.')
