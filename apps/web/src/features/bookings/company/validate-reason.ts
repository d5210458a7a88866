import { cancelRequestSchema } from '@campo-livre/domain/bookings/booking.ts'

/** The company's reason: there has to be one, and not a letter. Null when it is fine. */
export function validateReason(reason: string): string | null {
  if (reason.trim() === '') return 'Conte ao cliente por que a reserva foi cancelada.'
  const read = cancelRequestSchema.safeParse({ reason })
  return read.success ? null : (read.error.issues[0]?.message ?? 'Confira o motivo.')
}
