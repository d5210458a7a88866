import type { BookableSchedule } from '../bookings/request.ts'
import type { Field } from '../fields/field.ts'
import type { MinuteInterval } from '../time/interval.ts'

/** A field of an arena into which bookings may be moved. Its schedule has the new closure, and no bookings. */
export type Ground = {
  fieldId: string
  sports: Field['sports']
  /**
   * The fields whose bookings occupy it (rule 1), itself among them, each with the minutes by which its buffer is the
   * longer one.
   */
  occupiedBy: ReadonlyMap<string, number>
  schedule: Omit<BookableSchedule, 'occupied'>
}

/** The time that a booking keeps, in minutes since 1970, half-open. */
export type KeptTime = MinuteInterval & { bookingId: string; fieldId: string }

/** Returns the schedule of a ground on which these times are kept. */
export function scheduleWithTimes(
  { occupiedBy, schedule }: Ground,
  kept: readonly KeptTime[],
): BookableSchedule {
  const occupied = kept.flatMap(({ start, end, fieldId }) => {
    const more = occupiedBy.get(fieldId)
    return more === undefined ? [] : [{ start: start - more, end: end + more, kind: 'taken' as const }]
  })
  return { ...schedule, occupied }
}
