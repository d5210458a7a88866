import { type BookingStatus, bookingStatuses } from '@campo-livre/domain/bookings/booking-status.ts'

export type Side = 'upcoming' | 'past' | undefined

const statuses: Record<'upcoming' | 'past', readonly BookingStatus[]> = {
  upcoming: ['awaiting_payment', 'confirmed'],
  past: ['completed', 'expired', 'cancelled', 'no_show'],
}

/** The states that there can be on a side of now; all of them without one. */
export function statusesOf(side: Side): readonly BookingStatus[] {
  return side === undefined ? bookingStatuses : statuses[side]
}

/** The state that an address asks for, where that side has it: else the list would be filtered by what no filter shows. */
export function statusOn(side: Side, status: BookingStatus | undefined): BookingStatus | undefined {
  return statusesOf(side).find((each) => each === status)
}
