import type { Choice } from '@campo-livre/domain/closures/choices.ts'
import type { AffectedBooking } from '@campo-livre/domain/closures/closure-preview.ts'

export type Action = Choice['action']
/** The choices made for bookings, by id. */
export type Chosen = Readonly<Record<string, Action>>

/**
 * Returns what becomes of a booking: what was chosen, while that is possible; else it moves to the nearest time, or is
 * cancelled without one.
 */
export function actionFor({ id, nearest }: AffectedBooking, chosen: Chosen): Action {
  const wish = chosen[id]
  if (wish !== undefined && (wish !== 'move' || nearest !== null)) return wish
  return nearest === null ? 'cancel' : 'move'
}

/** Returns the choice for each booking, as the call takes it. */
export function choicesFor(bookings: readonly AffectedBooking[], chosen: Chosen): Choice[] {
  return bookings.map((booking): Choice => {
    const { id: bookingId, nearest } = booking
    const action = actionFor(booking, chosen)
    if (action !== 'move' || nearest === null)
      return { bookingId, action: action === 'keep' ? 'keep' : 'cancel' }
    return { bookingId, action, fieldId: nearest.fieldId, start: nearest.start }
  })
}
