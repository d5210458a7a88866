import { judgeTime } from '../bookings/athlete/hold.ts'
import type { Booking } from '../bookings/booking.ts'
import { type AroundFacts, cancelBooking } from '../bookings/cancel/cancel-and-move.ts'
import type { BookableSchedule } from '../bookings/quote/request.ts'
import { canCancel } from '../bookings/status.ts'
import type { Changes, Done } from '../outcome/outcome.ts'
import { refuse, type Refusal } from '../refusals/refusal.ts'
import { nextTurn } from './queue.ts'
import { MOST_WAITS, type Wait, type WaitRequest } from './wait.ts'

export type JoinFacts = {
  at: string
  id: string
  athleteId: string
  field: { id: string; companyId: string }
  schedule: BookableSchedule
  /** The waits at the field on the days of the time. */
  waits: readonly Wait[]
  /** The waits of the person, anywhere. */
  theirs: readonly Wait[]
}

/**
 * Puts a person into the queue for a time that somebody else has (N7), behind all who are there. Who is there already stays
 * where they are. A time that is free is booked instead, and one that cannot be booked by its rules is not waited for.
 */
export function joinQueue(
  { start, end }: WaitRequest,
  { at, id, athleteId, field, schedule, waits, theirs }: JoinFacts,
): Done<{ waits: readonly [Wait] }> | Refusal {
  const time = { start: new Date(start).toISOString(), end: new Date(end).toISOString() }
  const there = theirs.find(
    (each) => each.fieldId === field.id && each.start === time.start && each.end === time.end,
  )
  if (there) return { ok: true, changes: { waits: [there] }, notices: [] }
  const judged = judgeTime(time, schedule)
  if (judged.ok) return refuse('conflict', 'Esse horário está livre: é só reservar.', 'start')
  if (judged.reason !== 'taken' && judged.reason !== 'held') return judged
  if (theirs.length >= MOST_WAITS) {
    const message = `Você já espera por ${MOST_WAITS} horários. Saia de uma fila para entrar em outra.`
    return refuse('conflict', message)
  }
  const wait: Wait = {
    id,
    companyId: field.companyId,
    fieldId: field.id,
    athleteId,
    ...time,
    createdAt: at,
    turn: nextTurn(waits),
    bookingId: null,
    tellAt: null,
    told: false,
    dueAt: time.start,
  }
  return { ok: true, changes: { waits: [wait] }, notices: [] }
}

/** Takes a person out of a queue; what was held for them is free again, and goes to whoever is next. */
export function leaveQueue(wait: Wait, offered: Booking | undefined, facts: AroundFacts): Done<Changes> {
  const removed = { waits: [wait.id] }
  const isHeld = offered?.status === 'awaiting_payment' && canCancel(offered, facts.at)
  if (!isHeld) return { ok: true, changes: {}, removed, notices: [] }
  const dropped = cancelBooking(offered, { by: 'athlete', reason: null, isTold: false }, facts)
  return { ...dropped, removed }
}
