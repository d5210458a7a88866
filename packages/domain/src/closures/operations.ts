import {
  type AroundFacts,
  cancelBooking,
  type ChangedBookings,
  moveBooking,
} from '../bookings/cancel/cancel-and-move.ts'
import type { Booking } from '../bookings/booking.ts'
import type { Done, Outcome } from '../outcome/outcome.ts'
import { isSame } from '../outcome/is-same.ts'
import type { Racha } from '../rachas/racha.ts'
import { refuse, type Refusal } from '../refusals/refusal.ts'
import { closedDatesNotices } from '../series/closed-dates.ts'
import { toInstant } from '../time/zone.ts'
import { athleteReason } from './athlete-reason.ts'
import type { ClosureChoice, NewClosure } from './choices.ts'
import { endProblem } from './closure-end.ts'
import { nextClosed } from './closure-status.ts'
import type { Closure, ClosureInput } from './closure.ts'
import { type Decided, judgeChoices } from './judge-choices.ts'
import type { Closing } from './preview-closure.ts'

/** All by which it is judged whether an arena can be closed at some time. */
export type ClosableFacts = {
  at: string
  timeZone: string
  /** The fields and the closures of the company. */
  fields: readonly { id: string }[]
  closures: readonly Closure[]
}

/** Refuses a closure of fields that are not the company's, one that has passed, and one that is there already; null for others. */
export function refuseClosure(
  { fieldIds, when }: ClosureInput,
  { at, timeZone, fields, closures }: ClosableFacts,
): Refusal | null {
  if (fieldIds !== null && !fieldIds.every((id) => fields.some((field) => field.id === id)))
    return refuse('invalid', 'Escolha entre os campos da sua arena.', 'closure.fieldIds')
  if (closures.some((other) => isSame(other.when, when) && isSame(other.fieldIds, fieldIds)))
    return refuse('conflict', 'Esse horário já está fechado por um fechamento igual.')
  if (nextClosed(when, at, timeZone) !== null) return null
  // Days of every year always come again.
  const input = when.kind === 'once' ? 'end' : 'until'
  return refuse(
    'invalid',
    'Esse fechamento já teria passado. Escolha dias de hoje em diante.',
    `closure.when.${input}`,
  )
}

/** All by which an arena is closed, and its bookings in the way are decided about. */
export type ClosureFacts = ClosableFacts & AroundFacts & { id: string; companyId: string; closing: Closing }

/** A new closure, and the bookings that it cancels or moves. */
type ClosedTime = Done<{
  closures: readonly [Closure]
  bookings: readonly Booking[]
  rachas: readonly Racha[]
}>

/**
 * Closes fields and does what is chosen for the bookings in the way, together or not at all (rules 1 and 5). Of each booking
 * its athlete is told; of the dates of fixed slots once, however many they are (decision 076).
 */
export function createClosure(
  { closure: input, choices }: NewClosure,
  facts: ClosureFacts,
): ClosedTime | Refusal {
  const refusal = refuseClosure(input, facts)
  if (refusal) return refusal
  const judged = decide(choices, facts.closing)
  if (!judged.ok) return judged
  const closure = { ...input, id: facts.id, companyId: facts.companyId }
  const reason = athleteReason(closure)
  const changed = judged.decided.filter(({ action }) => action !== 'keep')
  const dates = changed.filter(({ booking }) => booking.series !== undefined)
  const batches = [...Map.groupBy(dates, ({ booking }) => booking.athleteId).values()].filter(
    ({ length }) => length > 1,
  )
  const together = new Set(batches.flat())
  const done = changed.flatMap((each) => carryOut(each, { reason, isTold: !together.has(each) }, facts))
  return {
    ok: true,
    changes: {
      closures: [closure],
      bookings: done.flatMap(({ changes }) => changes.bookings),
      rachas: done.flatMap(({ changes }) => changes.rachas),
    },
    notices: [
      ...done.flatMap(({ notices }) => notices),
      ...batches.flatMap((batch) => closedDatesNotices(batch, reason, facts.place)),
    ],
  }
}

/** The reasons for which a time has gone to somebody else since it was shown as free. */
const gone = ['taken', 'held', 'past'] as const

/** Judges what becomes of each booking; refuses where one has no choice, or cannot be moved where it was to go. */
function decide(
  choices: readonly ClosureChoice[],
  { affected, grounds, kept }: Closing,
): { ok: true; decided: Decided<Booking>[] } | Refusal {
  const judged = judgeChoices(affected, choices, grounds, kept)
  if (judged.ok) return judged
  if ('missing' in judged)
    return refuse(
      'stale',
      'Chegou reserva nova nesse horário enquanto você decidia. Veja o que fazer com ela.',
    )
  const { booking, refusal } = judged
  if (gone.some((reason) => reason === refusal.reason))
    return refuse('stale', `O horário novo da reserva ${booking.code} acabou de ser ocupado. Escolha outro.`)
  const place = choices.findIndex(({ bookingId }) => bookingId === booking.id)
  return refuse('invalid', refusal.message, `choices.${place}.start`)
}

function carryOut(
  { booking, action, to }: Decided<Booking>,
  { reason, isTold }: { reason: string; isTold: boolean },
  facts: AroundFacts,
): ChangedBookings[] {
  if (action === 'cancel') return [cancelBooking(booking, { by: 'company', reason, isTold }, facts)]
  if (to === null) return []
  const place = { fieldId: to.fieldId, start: toInstant(to.start), end: toInstant(to.end) }
  return [moveBooking(booking, place, { reason: isTold ? reason : null }, facts)]
}

/** Removes a closure: its times can be booked again. */
export function removeClosure({ id }: Closure): Done<Record<string, never>> {
  return { ok: true, changes: {}, removed: { closures: [id] }, notices: [] }
}

/** Gives a weekly closure its last day: it only ever ends earlier. */
export function endClosure(closure: Closure, until: string): Outcome<{ closures: readonly [Closure] }> {
  const { when } = closure
  const problem = endProblem(when, until)
  if (problem !== null || when.kind !== 'weekly') return refuse('invalid', problem ?? '', 'until')
  return { ok: true, changes: { closures: [{ ...closure, when: { ...when, until } }] }, notices: [] }
}
