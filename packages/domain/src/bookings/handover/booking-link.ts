import * as z from 'zod/mini'
import { arenaRulesSchema } from '../../companies/arena-rules.ts'
import { companySummarySchema } from '../../companies/company-summary.ts'
import { fieldSummarySchema } from '../../fields/field-summary.ts'
import { centsSchema } from '../../money/money.ts'
import { instantSchema } from '../../time/zone.ts'
import type { Booking } from '../booking.ts'
import { statusAt } from '../status.ts'

/** The hours for which a link to take a booking over can be used; never past its start. */
export const LINK_HOURS = 24

/** A link by which an athlete passes a booking on, as it is stored (N5). */
export const bookingLinkSchema = z.object({
  id: z.string(),
  /** The secret in the address. */
  token: z.string(),
  bookingId: z.string(),
  giverId: z.string(),
  createdAt: instantSchema,
  /** The first instant at which it is too late. */
  until: instantSchema,
  /** The end of it by somebody; null while nobody has ended it. */
  ended: z.nullable(
    z.object({ as: z.enum(['accepted', 'withdrawn']), at: instantSchema, takerId: z.nullable(z.string()) }),
  ),
})
export type BookingLink = z.infer<typeof bookingLinkSchema>

/** The states of a link. `over`: its time has run out, or the booking is no longer to be passed on. */
export const linkStates = ['open', 'accepted', 'withdrawn', 'over'] as const
export type LinkState = (typeof linkStates)[number]

type Passed = Pick<Booking, 'athleteId' | 'status' | 'holdExpiresAt' | 'start' | 'end'>

/** Returns the state of a link at the instant `now`. */
export function linkStateAt(link: BookingLink, booking: Passed, now: string): LinkState {
  if (link.ended) return link.ended.as
  const stands = statusAt(booking, now) === 'confirmed' && booking.athleteId === link.giverId
  const ends = Math.min(Date.parse(link.until), Date.parse(booking.start))
  return stands && Date.parse(now) < ends ? 'open' : 'over'
}

/** The link of a booking as its athlete sees it. */
export const ownLinkSchema = z.object({ token: z.string(), until: instantSchema })
export type OwnLink = z.infer<typeof ownLinkSchema>

/** A booking behind a link, for whoever has it. */
export const linkedBookingSchema = z.object({
  state: z.enum(linkStates),
  /** The first name and the initial of who passes it on. */
  giverName: z.string(),
  /** The part of who asks, if they are one of both. */
  mine: z.nullable(z.enum(['given', 'taken'])),
  /** The booking itself, while it can be taken over, and for who has taken it; null for others afterwards. */
  booking: z.nullable(
    z.object({
      id: z.string(),
      start: instantSchema,
      end: instantSchema,
      createdAt: instantSchema,
      field: fieldSummarySchema,
      company: companySummarySchema,
      rules: arenaRulesSchema,
      /** The cents that it costs, that are paid, and that are left to pay at the venue. */
      costCents: centsSchema,
      paidCents: centsSchema,
      dueCents: centsSchema,
    }),
  ),
  until: instantSchema,
})
export type LinkedBooking = z.infer<typeof linkedBookingSchema>
