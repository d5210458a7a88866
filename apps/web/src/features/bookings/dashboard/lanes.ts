import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { FieldSummary } from '@campo-livre/domain/fields/field-summary.ts'
import { toMinutes, toMinutesUp } from '@campo-livre/domain/time/zone.ts'
import { type Axis, type Place, placeOn } from './day-axis.ts'
import { laneKind, type LaneKind } from './lane-kind.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'

export type Block = { booking: BookingDetail; kind: LaneKind; place: Place; playing: boolean }
export type Lane = { field: FieldSummary; blocks: Block[] }

/** Returns a booking's interval in minutes since 1970. */
export function minutesOf({ start, end }: Pick<BookingDetail, 'start' | 'end'>): MinuteInterval {
  return { start: toMinutes(start), end: toMinutesUp(end) }
}

/** Returns whether a booking runs at this instant. */
export function isPlaying({ start, end }: Pick<BookingDetail, 'start' | 'end'>, now: string): boolean {
  return Date.parse(start) <= Date.parse(now) && Date.parse(now) < Date.parse(end)
}

type Board = { fields: readonly FieldSummary[]; bookings: readonly BookingDetail[]; axis: Axis; now: string }

/** Returns a lane for each field, with its bookings in order of time. */
export function lanesOf({ fields, bookings, axis, now }: Board): Lane[] {
  const blocks = bookings
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .flatMap((booking) => {
      const kind = laneKind(booking, now)
      const place = placeOn(axis, minutesOf(booking))
      return kind && place ? [{ booking, kind, place, playing: isPlaying(booking, now) }] : []
    })
  // A field that was removed keeps its lane while it has bookings.
  const known = new Map(fields.map((field) => [field.id, field]))
  for (const { booking } of blocks) if (!known.has(booking.fieldId)) known.set(booking.fieldId, booking.field)
  const ofField = Map.groupBy(blocks, ({ booking }) => booking.fieldId)
  return Array.from(known, ([id, field]) => ({ field, blocks: ofField.get(id) ?? [] }))
}
