import { type BookingStatus, bookingStatuses } from '@campo-livre/domain/bookings/booking-status.ts'

export type Side = 'upcoming' | 'past' | undefined

const statuses: Record<'upcoming' | 'past', readonly BookingStatus[]> = {
  upcoming: ['awaiting_payment', 'confirmed', 'rained_out'],
  past: ['completed', 'expired', 'cancelled', 'no_show', 'rained_out'],
}

/** Returns the states of upcoming or of past bookings; all of them without a side. */
export function statusesOf(side: Side): readonly BookingStatus[] {
  return side === undefined ? bookingStatuses : statuses[side]
}

/** Returns the state of an address where that side has it; otherwise the list would be filtered without showing it. */
export function statusOn(side: Side, status: BookingStatus | undefined): BookingStatus | undefined {
  return statusesOf(side).find((each) => each === status)
}
