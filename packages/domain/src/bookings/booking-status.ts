/** The states of a booking (rule 4). */
export const bookingStatuses = [
  'awaiting_payment',
  'confirmed',
  'completed',
  'expired',
  'cancelled',
  'no_show',
  'rained_out',
] as const
export type BookingStatus = (typeof bookingStatuses)[number]
