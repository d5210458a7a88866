import {
  getBookingLinkSpec,
  offerBookingSpec,
  withdrawLinkSpec,
} from '@campo-livre/contract/bookings/pass-on-booking.ts'
import type { BookingLink, OwnLink } from '@campo-livre/domain/bookings/handover/booking-link.ts'
import {
  type HandOverFacts,
  offerBooking as offer,
  openLink,
  withdrawLink as withdraw,
} from '@campo-livre/domain/bookings/handover/hand-over.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { owned } from '../ownership/owned.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import type { Database } from '../store/database.ts'
import { newId, newToken } from '../store/ids.ts'
import type { BookingRecord, CompanyRecord } from '../store/records.ts'
import { tabOf } from './booking-data.ts'

/** Returns the open link of a booking of the athlete (N5). */
export const getBookingLink = answer(
  owned(getBookingLinkSpec, 'bookings', 'athlete'),
  ({ db, now, row: booking }) => {
    const open = openLink(booking, linksOf(db, booking), now)
    return ok(open ? toOwnLink(open) : null)
  },
)

/** Makes the link by which somebody takes a booking over (N5). */
export const offerBooking = answer(
  owned(offerBookingSpec, 'bookings', 'athlete'),
  async ({ db, now, user, row: booking, company }) => {
    const { changes } = await applyOutcome(
      db,
      offer(booking, linksOf(db, booking), {
        ...handOverFacts(db, now, company, booking),
        id: newId('lnk'),
        token: newToken(),
        giverId: user.id,
      }),
    )
    return ok(toOwnLink(changes.bookingLinks[0]), { message: 'Link pronto.' })
  },
)

/** Ends the link of a booking (N5). */
export const withdrawLink = answer(
  owned(withdrawLinkSpec, 'bookings', 'athlete'),
  async ({ db, now, row: booking }) => {
    await applyOutcome(db, withdraw(booking, linksOf(db, booking), now))
    return ok(null, { message: 'O link não vale mais.' })
  },
)

/** Loads what it is judged by whether a booking can be passed on. */
export function handOverFacts(
  db: Database,
  now: string,
  company: CompanyRecord,
  booking: BookingRecord,
): HandOverFacts {
  return {
    at: now,
    onTab: tabOf(db, booking.id)?.code ?? null,
    rachas: db.rachas.by('bookingId', booking.id),
  }
}

const linksOf = (db: Database, { id }: BookingRecord) => db.bookingLinks.by('bookingId', id)
const toOwnLink = ({ token, until }: BookingLink): OwnLink => ({ token, until })
