import type { BookableSchedule } from '../bookings/quote/request.ts'
import type { Field } from '../fields/field.ts'
import { type OccupiedBy, takenOn } from '../fields/shared-ground.ts'
import type { MinuteInterval } from '../time/interval.ts'

/** A field of an arena into which bookings may be moved. Its schedule has the new closure, and no bookings. */
export type Ground = {
  fieldId: string
  /** The facts by which two fields are of the same kind. */
  field: Pick<Field, 'sports' | 'surface' | 'parts'>
  occupiedBy: OccupiedBy
  schedule: Omit<BookableSchedule, 'occupied'>
}

/** The time that a booking keeps, in minutes since 1970, half-open. */
export type KeptTime = MinuteInterval & { bookingId: string; fieldId: string }

/** Returns the schedule of a ground on which these times are kept. */
export function scheduleWithTimes(
  { occupiedBy, schedule }: Ground,
  kept: readonly KeptTime[],
): BookableSchedule {
  return { ...schedule, occupied: takenOn(occupiedBy, kept) }
}
