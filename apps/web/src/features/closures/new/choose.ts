import { ApiError } from '@campo-livre/api/client/api-error.ts'
import type { ClosureChoice } from '@campo-livre/domain/closures/choices.ts'
import type { AffectedBooking } from '@campo-livre/domain/closures/closure-preview.ts'
import type { PickedTime } from '../../../shared/bookings/time-picker.tsx'

export type ChoiceKind = ClosureChoice['action']
/** The kind for a booking; `to` is the time that was picked for it, if any. */
export type BookingChoice = { action: ChoiceKind; to?: PickedTime | undefined }
/** The choices for bookings, by id. */
export type ChoicesById = Readonly<Record<string, BookingChoice>>

/** Returns the time to which a booking can move: the picked one, else the nearest; null for none. */
export function targetFor({ id, nearest }: AffectedBooking, chosen: ChoicesById): PickedTime | null {
  return chosen[id]?.to ?? nearest
}

/**
 * Returns what becomes of a booking: what was chosen, while that is possible; else it moves, or is cancelled where there
 * is no time to move to.
 */
export function actionFor(booking: AffectedBooking, chosen: ChoicesById): ChoiceKind {
  const kind = chosen[booking.id]?.action
  const target = targetFor(booking, chosen)
  if (kind !== undefined && (kind !== 'move' || target !== null)) return kind
  return target === null ? 'cancel' : 'move'
}

/** Returns the choice for each booking, as the call takes it. */
export function choicesFor(bookings: readonly AffectedBooking[], chosen: ChoicesById): ClosureChoice[] {
  return bookings.map((booking): ClosureChoice => {
    const { id: bookingId } = booking
    const action = actionFor(booking, chosen)
    const target = targetFor(booking, chosen)
    if (action !== 'move' || target === null)
      return { bookingId, action: action === 'keep' ? 'keep' : 'cancel' }
    return { bookingId, action, fieldId: target.fieldId, start: target.start }
  })
}

/** Returns the sentence about a refused time of each booking, by id; the choices were sent in the order of `bookings`. */
export function refusedTimes(
  error: Error | null,
  bookings: readonly Pick<AffectedBooking, 'id'>[],
): Readonly<Record<string, string>> {
  const errors = error instanceof ApiError ? error.errors : {}
  return Object.fromEntries(
    bookings.flatMap(({ id }, place) => {
      const [sentence] = errors[`choices.${place}.start`] ?? []
      return sentence === undefined ? [] : [[id, sentence]]
    }),
  )
}
