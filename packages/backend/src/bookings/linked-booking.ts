import { getLinkedBookingSpec, takeBookingOverSpec } from '@campo-livre/contract/bookings/linked-booking.ts'
import { type LinkedBooking, linkStateAt } from '@campo-livre/domain/bookings/handover/booking-link.ts'
import { takeOver } from '@campo-livre/domain/bookings/handover/hand-over.ts'
import { dueCents, paidCents } from '@campo-livre/domain/bookings/money/booking-money.ts'
import { toPayCents } from '@campo-livre/domain/coupons/to-pay.ts'
import { REMOVED_NAME } from '@campo-livre/domain/privacy/personal-data.ts'
import { publicName } from '@campo-livre/domain/reviews/write-review.ts'
import { toCompanySummary } from '../companies/to-company.ts'
import { toFieldSummary } from '../fields/to-field.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { owned } from '../ownership/owned.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import type { Database } from '../store/database.ts'
import { readTogether } from '../store/not-loaded.ts'
import type { BookingLinkRecord } from '../store/records.ts'
import { bookingPlace } from './booking-place.ts'
import { handOverFacts } from './pass-on-booking.ts'
import { toBookingDetail } from './to-booking.ts'

const behindLink = { param: 'token', keys: ['token'] } as const

/** Returns the booking behind a link, for whoever has it (N5). */
export const getLinkedBooking = answer(
  owned(getLinkedBookingSpec, 'bookingLinks', 'link', behindLink),
  ({ db, now, user, row: link }) => {
    const { booking, field, company, giver } = behind(db, link)
    const state = linkStateAt(link, booking, now)
    const mine = user === null ? null : partOf(link, user.id)
    const isShown = state === 'open' || (mine === 'taken' && booking.athleteId === user?.id)
    const shown: LinkedBooking = {
      state,
      giverName: publicName(giver?.name ?? REMOVED_NAME),
      mine,
      until: link.until < booking.start ? link.until : booking.start,
      booking: isShown
        ? {
            id: booking.id,
            start: booking.start,
            end: booking.end,
            createdAt: booking.createdAt,
            field: toFieldSummary(field),
            company: toCompanySummary(company),
            rules: booking.rules,
            costCents: toPayCents(booking),
            paidCents: paidCents(booking),
            dueCents: dueCents(booking),
          }
        : null,
    }
    return ok(shown)
  },
)

/** Takes a booking over by its link (N5). */
export const takeBookingOver = answer(
  owned(takeBookingOverSpec, 'bookingLinks', 'link', behindLink),
  async ({ db, now, user, row: link }) => {
    const { booking, company, giver } = behind(db, link)
    const [facts, splits] = readTogether(
      () => handOverFacts(db, now, company, booking),
      () => db.splits.by('sourceId', booking.id),
    )
    const outcome = takeOver(booking, link, {
      ...facts,
      taker: user,
      giver: { id: link.giverId, name: giver?.name ?? REMOVED_NAME },
      ownerId: company.ownerId,
      place: bookingPlace(db, booking),
      splits: splits.filter(({ origin }) => origin.id === booking.id),
    })
    const { changes } = await applyOutcome(db, outcome)
    return ok(toBookingDetail(db, now, changes.bookings[0]), { message: 'A reserva agora é sua.' })
  },
)

/** Loads what a link leads to. */
function behind(db: Database, link: BookingLinkRecord) {
  const [booking, giver] = readTogether(
    () => db.bookings.find(link.bookingId),
    () => db.users.find(link.giverId),
  )
  if (!booking) throw new Error(`link ${link.id} has lost its booking`)
  const [field, company] = readTogether(
    () => db.fields.find(booking.fieldId),
    () => db.companies.find(booking.companyId),
  )
  if (!field || !company) throw new Error(`booking ${booking.id} has lost its field or company`)
  return { booking, field, company, giver }
}

function partOf({ giverId, ended }: BookingLinkRecord, userId: string): LinkedBooking['mine'] {
  if (giverId === userId) return 'given'
  return ended?.takerId === userId ? 'taken' : null
}
