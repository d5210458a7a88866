import { paidCents } from '../bookings/money/booking-money.ts'
import type { Booking } from '../bookings/booking.ts'
import { statusAt } from '../bookings/status.ts'
import type { AfterRain } from './rain.ts'

type Judged = Pick<
  Booking,
  'status' | 'holdExpiresAt' | 'start' | 'end' | 'athleteId' | 'rules' | 'payment' | 'balance' | 'creditUsed'
>

/**
 * The remedy that the rules of a booking give its athlete when it rains:
 * - `offers`: a new time, credit, or the choice of both.
 * - `nothing`: the arena promised nothing, so the booking stays as it is.
 * - `unpaid`: nothing was paid and nothing is promised that does not come from what was paid.
 * - `held`: nobody has paid yet.
 * - `counter`: booked by name at the counter, without an account that could choose.
 */
export type RainRemedy = { kind: 'offers'; offers: AfterRain[] } | { kind: RainRemedyAlone }
type RainRemedyAlone = 'nothing' | 'unpaid' | 'held' | 'counter'
export const rainRemedyKinds = ['offers', 'nothing', 'unpaid', 'held', 'counter'] as const

/** Returns what a booking gets when it rains at the instant `now`, by the rules that it keeps (rule 5). */
export function rainRemedy(booking: Judged, now: string): RainRemedy {
  if (statusAt(booking, now) === 'awaiting_payment') return { kind: 'held' }
  if (booking.athleteId === null) return { kind: 'counter' }
  const { rain } = booking.rules
  if (rain === 'none') return { kind: 'nothing' }
  const offers: AfterRain[] = []
  if (rain !== 'credit') offers.push('new-time')
  if (rain !== 'new-time' && paidCents(booking) > 0) offers.push('credit')
  return offers.length === 0 ? { kind: 'unpaid' } : { kind: 'offers', offers }
}

export const rainActions = ['offer', 'keep', 'cancel'] as const
export type RainAction = (typeof rainActions)[number]

/** Returns what may become of a booking with that remedy, the usual one first. */
export function rainActionsFor(kind: RainRemedy['kind']): readonly RainAction[] {
  if (kind === 'offers') return ['offer', 'keep', 'cancel']
  return kind === 'nothing' ? ['keep', 'cancel'] : ['cancel', 'keep']
}
