import type { CalendarBooking, Calendar } from '@campo-livre/domain/bookings/day/calendar.ts'
import { minutesOf } from '@campo-livre/domain/bookings/day/calendar-schedule.ts'
import type { GridSlot } from '@campo-livre/domain/availability/grid.ts'
import { laneKind } from '../lane-kind.ts'
import { gridAround, isSamePlace, movedTo, nextEdge, type Place, resizedTo } from './place.ts'

/** The part of a block by which it is held: all of it, or an end to make it longer or shorter. */
export type Grip = 'whole' | 'start' | 'end'
/** A booking that is held, and the place to which it would go. */
export type Hold = { booking: CalendarBooking; to: Place; grip: Grip }

/** Returns the place of a booking. */
export function placeOf(booking: Pick<CalendarBooking, 'fieldId' | 'start' | 'end'>): Place {
  return { fieldId: booking.fieldId, ...minutesOf(booking) }
}

/** Begins to hold a booking at its own place. */
export function take(booking: CalendarBooking, grip: Grip): Hold {
  return { booking, to: placeOf(booking), grip }
}

/** Returns whether a hold would change nothing. */
export function isUnmoved({ booking, to }: Hold): boolean {
  return isSamePlace(placeOf(booking), to)
}

/** The board on which a booking is held. `fieldIds`: its lanes, from above. */
type On = { calendar: Calendar; date: string; fieldIds: readonly string[] }

/**
 * Returns a hold that follows the pointer: `minute` is where its start, or the end that is held, would be, `fieldId` the
 * lane under it. An end stays in its lane.
 */
export function follow(hold: Hold, { minute, fieldId }: { minute: number; fieldId: string }, on: On): Hold {
  const { booking, to, grip } = hold
  if (grip !== 'whole') {
    const { grid } = gridFor(on, booking.fieldId)
    return { ...hold, to: { ...to, ...resizedTo(grid, to, { edge: grip, wanted: minute }) } }
  }
  const { grid, slotMinutes } = gridFor(on, fieldId)
  const own = placeOf(booking)
  // Its own place need not fit the slots: half an hour may have been sold on top.
  if (fieldId === own.fieldId && Math.abs(minute - own.start) < slotMinutes / 2) return { ...hold, to: own }
  const moved = movedTo(grid, { minutes: own.end - own.start, slotMinutes }, minute)
  return moved ? { ...hold, to: { fieldId, ...moved } } : hold
}

/** Returns a hold after a key: the arrows move by a slot and a lane, with Shift they make it longer or shorter. */
export function step(hold: Hold, { key, shiftKey }: { key: string; shiftKey: boolean }, on: On): Hold | null {
  const { to } = hold
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const fieldId = on.fieldIds[on.fieldIds.indexOf(to.fieldId) + (key === 'ArrowDown' ? 1 : -1)]
    return fieldId === undefined ? hold : follow(hold, { minute: to.start, fieldId }, on)
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  const way = key === 'ArrowRight' ? 1 : -1
  const { grid } = gridFor(on, to.fieldId)
  if (shiftKey) {
    const ends = grid.map(({ end }) => end)
    const end = nextEdge(ends, to.end, way)
    return end > to.start ? { ...hold, to: { ...to, end } } : hold
  }
  const starts = grid.map(({ start }) => start)
  const start = nextEdge(starts, to.start, way)
  return { ...hold, to: { ...to, start, end: start + to.end - to.start } }
}

/** Returns why a booking cannot be held any longer, as others have changed it meanwhile; null while it can. */
export function takenAway({ booking }: Hold, { bookings }: Calendar, now: string): string | null {
  const found = bookings.find(({ id }) => id === booking.id)
  const { customerName } = booking
  if (found === undefined || laneKind(found, now) === null)
    return `A reserva de ${customerName} foi cancelada enquanto você a movia.`
  return found.version === booking.version && isSamePlace(placeOf(found), placeOf(booking))
    ? null
    : `Alguém mudou a reserva de ${customerName} enquanto você a movia.`
}

function gridFor({ calendar, date }: On, fieldId: string): { grid: GridSlot[]; slotMinutes: number } {
  const field = calendar.fields.find(({ id }) => id === fieldId)
  return field
    ? { grid: gridAround(calendar, field, date), slotMinutes: field.slotMinutes }
    : { grid: [], slotMinutes: 60 }
}
