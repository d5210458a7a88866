import type { Booking } from './booking.ts'

/** The milliseconds before a game and before the end of a hold at which the athlete is told. */
const GAME_MS = 2 * 3_600_000
const HOLD_MS = 5 * 60_000

/** Returns the ISO instant at which an athlete is told that their game begins soon; null where they are not, or there is none. */
export function reminderAt({ status, start, createdAt, athleteId }: Booking): string | null {
  return status === 'confirmed' && athleteId !== null ? afterwards(start, GAME_MS, createdAt) : null
}

/** Returns the ISO instant at which an athlete is told that their hold ends soon; null where they are not. */
export function holdWarningAt({ status, holdExpiresAt, createdAt }: Booking): string | null {
  if (status !== 'awaiting_payment' || holdExpiresAt === null) return null
  return afterwards(holdExpiresAt, HOLD_MS, createdAt)
}

/** Whoever books within that time has just seen it. All instants are in UTC and compare as texts. */
function afterwards(instant: string, earlyMs: number, createdAt: string): string | null {
  const at = new Date(Date.parse(instant) - earlyMs).toISOString()
  return at > createdAt ? at : null
}
