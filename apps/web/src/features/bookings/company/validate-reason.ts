import { cancelRequestSchema } from '@campo-livre/domain/bookings/booking.ts'

/** Returns the error of the company's reason, which is required and limited in length; null for none. */
export function validateReason(reason: string): string | null {
  if (reason.trim() === '') return 'Conte ao cliente por que a reserva foi cancelada.'
  const read = cancelRequestSchema.safeParse({ reason })
  return read.success ? null : (read.error.issues[0]?.message ?? 'Confira o motivo.')
}
