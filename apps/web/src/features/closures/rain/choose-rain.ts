import type { NewRain } from '@campo-livre/domain/rain/rain-input.ts'
import type { RainedBooking } from '@campo-livre/domain/rain/rain-preview.ts'
import { type RainAction, rainActionsFor } from '@campo-livre/domain/rain/rain-remedy.ts'

/** The choices made for bookings, by id. */
export type ChosenForRain = Readonly<Record<string, RainAction>>

/** Returns what becomes of a booking: what was chosen while its rules allow that, else the usual. */
export function rainActionFor({ id, remedy }: RainedBooking, chosen: ChosenForRain): RainAction {
  const possible = rainActionsFor(remedy)
  const wish = chosen[id]
  const usual = possible[0] ?? 'keep'
  return wish !== undefined && possible.includes(wish) ? wish : usual
}

/** Returns the choice for each booking, as the call takes it. */
export function rainChoicesFor(
  bookings: readonly RainedBooking[],
  chosen: ChosenForRain,
): NewRain['choices'] {
  return bookings.map((booking) => ({ bookingId: booking.id, action: rainActionFor(booking, chosen) }))
}
