import type { Booking } from '../booking.ts'
import { statusAt } from '../status.ts'

type Dated = Pick<Booking, 'status' | 'holdExpiresAt' | 'start' | 'end'> & { checkedInAt: string | null }

/** The words for a booking that is awaited, wherever it is shown. */
export const AWAITED_WORDS = 'Ainda não chegou'

/** Returns whether a booking is going on at the instant `now` and nobody has noted that its people arrived. */
export function isAwaited(booking: Dated, now: string): boolean {
  const begun = Date.parse(booking.start) <= Date.parse(now)
  return begun && booking.checkedInAt === null && statusAt(booking, now) === 'confirmed'
}
