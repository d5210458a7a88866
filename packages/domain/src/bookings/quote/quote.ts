import { priceOf } from '../../availability/runs.ts'
import { type Schedule, type Slot, slotsOf } from '../../availability/slots.ts'
import { dealIn } from '../../deals/deal-in.ts'
import type { Interval } from '../../time/interval.ts'
import { addDays, toLocal, toMinutes } from '../../time/zone.ts'
import type { Booking } from '../booking.ts'
import { judgeRun } from './judge-run.ts'
import { type BookableSchedule, type QuoteRefusal, refusedBy } from './request.ts'

export type Quote =
  | { ok: true; priceCents: number; deal?: Booking['deal'] }
  | { ok: false; refusal: QuoteRefusal }

/**
 * Decides whether an interval can be booked, and computes its price (rules 1–3): for the backend's decision and the
 * preview on the screens. A booking is a run of whole, free, adjoining slots.
 */
export function quote(schedule: BookableSchedule, asked: Interval): Quote {
  const refusal = (reason: QuoteRefusal['reason']): Quote => ({
    ok: false,
    refusal: refusedBy(schedule.field, reason),
  })
  if (schedule.field.status !== 'active') return refusal('inactive')
  const { part, reason } = judgeRun(slotsAround(schedule, asked), schedule.field, asked)
  if (reason === null) {
    const deal = dealIn(part)
    return { ok: true, priceCents: priceOf(part), ...(deal && { deal }) }
  }
  const gone = toMinutes(asked.start) * 60_000 < Date.parse(schedule.now)
  return refusal(reason === 'closed' && gone ? 'past' : reason)
}

/** Returns the slots of the days around a requested interval, enough to see its neighbours over midnight. */
export function slotsAround(schedule: Schedule, asked: Interval): Slot[] {
  const first = addDays(toLocal(schedule.timeZone, toMinutes(asked.start)).day, -2)
  const last = Math.min(toMinutes(asked.end), toMinutes(asked.start) + 2 * 1440)
  const days = Math.ceil((last - toMinutes(asked.start)) / 1440) + 4
  return slotsOf(schedule, first, Math.max(4, days))
}
