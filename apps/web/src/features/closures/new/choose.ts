import { ApiError } from '@campo-livre/api/client/api-error.ts'
import type { ClosureChoice } from '@campo-livre/domain/closures/choices.ts'
import type { AffectedBooking } from '@campo-livre/domain/closures/closure-preview.ts'
import type { PickedTime } from '../../../shared/bookings/time-picker.tsx'

export type ChoiceKind = ClosureChoice['action']
/** The kind for a booking; `to` is the time that was picked for it, if any. */
export type BookingChoice = { action: ChoiceKind; to?: PickedTime | undefined }
/** The choices for bookings, by id. */
export type ChoicesById = Readonly<Record<string, BookingChoice>>

/** Returns the time to which a booking can move: the picked one, else the suggested one; null for none. */
export function targetFor({ id, nearest }: AffectedBooking, chosen: ChoicesById): PickedTime | null {
  return chosen[id]?.to ?? nearest
}

/**
 * Returns what becomes of a booking: what was chosen, while that is possible; else it moves to the suggested time. Null
 * where none is suggested, and the arena has to choose.
 */
export function actionFor(booking: AffectedBooking, chosen: ChoicesById): ChoiceKind | null {
  const kind = chosen[booking.id]?.action
  const target = targetFor(booking, chosen)
  if (kind !== undefined && (kind !== 'move' || target !== null)) return kind
  return target === null ? null : 'move'
}

/** Chooses the same for all bookings; those without a time to move to stay as they are where all are to move. */
export function chooseForAll(
  bookings: readonly AffectedBooking[],
  chosen: ChoicesById,
  action: ChoiceKind,
): ChoicesById {
  const possible = bookings.filter((booking) => action !== 'move' || targetFor(booking, chosen) !== null)
  return {
    ...chosen,
    ...Object.fromEntries(possible.map(({ id }) => [id, { ...chosen[id], action }])),
  }
}

/** Returns the choices that are made, as the call takes them. */
export function choicesFor(bookings: readonly AffectedBooking[], chosen: ChoicesById): ClosureChoice[] {
  return bookings.flatMap((booking): ClosureChoice[] => {
    const { id: bookingId } = booking
    const action = actionFor(booking, chosen)
    const target = targetFor(booking, chosen)
    if (action === null) return []
    if (action !== 'move') return [{ bookingId, action }]
    return target === null ? [] : [{ bookingId, action, fieldId: target.fieldId, start: target.start }]
  })
}

/** Returns the sentence about a refused time of each booking, by id; a choice was sent for each of `bookings`, in their order. */
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
