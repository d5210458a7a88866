import type { Booking } from '../bookings/booking.ts'
import { quote } from '../bookings/quote/quote.ts'
import type { QuoteRefusal } from '../bookings/quote/request.ts'
import { toInstant, toMinutes, toMinutesUp } from '../time/zone.ts'
import type { ClosureChoice } from './choices.ts'
import { type Ground, type KeptTime, scheduleWithTimes } from './ground.ts'
import type { Suggestion } from './suggest-times.ts'

type Affected = Pick<Booking, 'id' | 'start' | 'end'>

/** A booking with what becomes of it; `to` where it moves. */
export type Decided<B> = { booking: B; action: ClosureChoice['action']; to: Suggestion | null }

/** All choices, decided; or the bookings without one; or the one that cannot be moved there. */
export type JudgedChoices<B> =
  | { ok: true; decided: Decided<B>[] }
  | { ok: false; missing: B[] }
  | { ok: false; booking: B; refusal: QuoteRefusal }

/**
 * Judges the choices of a closure together: every affected booking needs one, and each move has to be a time that can
 * be booked (rules 1 and 2) once the moved and cancelled ones have left theirs and the moves before it are made.
 * Choices for other bookings are left out.
 */
export function judgeChoices<B extends Affected>(
  affected: readonly B[],
  choices: readonly ClosureChoice[],
  grounds: readonly Ground[],
  kept: readonly KeptTime[],
): JudgedChoices<B> {
  const byBooking = new Map(choices.map((choice) => [choice.bookingId, choice]))
  const missing = affected.filter(({ id }) => !byBooking.has(id))
  if (missing.length > 0) return { ok: false, missing }
  const leaves = (id: string) =>
    affected.some((each) => each.id === id) && byBooking.get(id)?.action !== 'keep'
  const taken = kept.filter(({ bookingId }) => !leaves(bookingId))
  const decided: Decided<B>[] = []
  for (const booking of affected) {
    const choice = byBooking.get(booking.id)
    if (!choice) continue
    const to = choice.action === 'move' ? target(booking, choice) : null
    if (to) {
      const refusal = refusalOf(to, grounds, taken)
      if (refusal) return { ok: false, booking, refusal }
      taken.push({ ...to, bookingId: booking.id })
    }
    decided.push({ booking, action: choice.action, to })
  }
  return { ok: true, decided }
}

/** Returns where a booking moves, as long as it is now. */
function target({ start, end }: Affected, choice: ClosureChoice & { action: 'move' }): Suggestion {
  const from = toMinutes(choice.start)
  return { fieldId: choice.fieldId, start: from, end: from + toMinutesUp(end) - toMinutes(start) }
}

function refusalOf(
  to: Suggestion,
  grounds: readonly Ground[],
  taken: readonly KeptTime[],
): QuoteRefusal | null {
  const ground = grounds.find(({ fieldId }) => fieldId === to.fieldId)
  if (!ground) return { reason: 'inactive', message: 'Esse campo não é da sua arena.' }
  const asked = { start: toInstant(to.start), end: toInstant(to.end) }
  const quoted = quote(scheduleWithTimes(ground, taken), asked)
  return quoted.ok ? null : quoted.refusal
}
