import type { NewRain } from './rain-input.ts'
import { type RainAction, rainActionsFor, type RainRemedy } from './rain-remedy.ts'

/** A booking in a rain, with what its rules give and what the arena chose. */
export type DecidedRain<B> = { booking: B; remedy: RainRemedy; action: RainAction }

/** All bookings decided; or those without a choice; or the one to which something is given that its rules do not. */
export type JudgedRain<B> =
  | { ok: true; decided: DecidedRain<B>[] }
  | { ok: false; missing: B[] }
  | { ok: false; booking: B }

/** Judges the choices of a rain together. Choices for other bookings are left out. */
export function decideRain<B extends { id: string }>(
  rained: readonly { booking: B; remedy: RainRemedy }[],
  choices: NewRain['choices'],
): JudgedRain<B> {
  const actions = new Map(choices.map(({ bookingId, action }) => [bookingId, action]))
  const missing = rained.filter(({ booking }) => !actions.has(booking.id))
  if (missing.length > 0) return { ok: false, missing: missing.map(({ booking }) => booking) }
  const decided: DecidedRain<B>[] = []
  for (const { booking, remedy } of rained) {
    const action = actions.get(booking.id)
    if (action === undefined) continue
    if (!rainActionsFor(remedy.kind).includes(action)) return { ok: false, booking }
    decided.push({ booking, remedy, action })
  }
  return { ok: true, decided }
}
