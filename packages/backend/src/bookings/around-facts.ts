import type { AroundFacts } from '@campo-livre/domain/bookings/cancel/cancel-and-move.ts'
import type { Database } from '../store/database.ts'
import { presentFacts } from '../rachas/racha-context.ts'
import { bookingPlace } from './booking-place.ts'
import { payerIn } from './payer-in.ts'
import { bookingsNearPlace } from './in-the-way.ts'

/** Loads what bookings are cancelled and moved by: their places, their rachas, and what is near. */
export function aroundFacts(db: Database, now: string): AroundFacts {
  return {
    ...presentFacts(db, now),
    place: (booking) => bookingPlace(db, booking),
    payerOf: (booking) => payerIn(db, booking),
    rachasIn: (bookingId) => db.rachas.by('bookingId', bookingId),
    near: (place) => bookingsNearPlace(db, place),
  }
}
