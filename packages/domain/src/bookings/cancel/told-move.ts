import type { Booking } from '../booking.ts'

/** Where, when and for how much an athlete plays, as far as they know. */
export type KnownPlace = Pick<Booking, 'fieldId' | 'start' | 'end' | 'priceCents'>

/**
 * Returns the place from which a move is told: the one that the athlete knew before the notices that they have not read,
 * `unread`, oldest first. Null where the booking is there again, so that nothing is told.
 */
export function untoldMove(
  unread: readonly KnownPlace[],
  before: KnownPlace,
  now: KnownPlace,
): KnownPlace | null {
  const known = unread[0] ?? before
  const isSame = known.fieldId === now.fieldId && known.start === now.start && known.end === now.end
  return isSame ? null : known
}
