import { gridWithin, type GridSlot } from '../../availability/grid.ts'
import { priceOf } from '../../availability/runs.ts'
import { closedIn } from '../../availability/slots.ts'
import { dealIn } from '../../deals/deal-in.ts'
import type { Interval, MinuteInterval } from '../../time/interval.ts'
import { addDays, fromLocal, MINUTES_PER_DAY, toLocal, toMinutes } from '../../time/zone.ts'
import type { Booking } from '../booking.ts'
import { type BookableSchedule, type QuoteRefusal, refuse } from './request.ts'

/** The schedule of a field by which the counter judges: `occupied` without the booking that is judged. */
export type CounterSchedule = BookableSchedule

/** The extra time that the counter may sell after whole slots, in minutes. */
export const EXTRA_MINUTES = 30

type Judged = { ok: true; priceCents: number; deal?: Booking['deal'] } | { ok: false; refusal: QuoteRefusal }

/**
 * Judges an interval for the arena's own counter, and computes its price (rules 1 to 3). The counter is bound by opening
 * hours, closures, other bookings and their buffers, the horizon and the past, but not by the notice and the lengths that
 * visitors are held to; a slot that is running can still be sold, and half an hour more than whole slots, in proportion.
 * In the hours of a deal it has that one's price, and names it (N9).
 * `keptStart`: the start of a booking that is only made longer or shorter, which may have passed.
 */
export function judgeAtCounter(schedule: CounterSchedule, asked: Interval, keptStart?: string): Judged {
  const { field, now, timeZone } = schedule
  const no = (reason: Exclude<QuoteRefusal['reason'], 'soon'>): Judged => ({
    ok: false,
    refusal: refuse(reason),
  })
  const [start, end] = [toMinutes(asked.start), toMinutes(asked.end)]
  if (field.status !== 'active') return no('inactive')
  if (!(end > start)) return no('too-short')
  if (end - start > MINUTES_PER_DAY) return no('too-long')
  const part = gridWithin(schedule, { start, end })
  const [first] = part
  const isKept = keptStart !== undefined && Date.parse(keptStart) === Date.parse(asked.start)
  if (!isKept && (first?.end ?? start) * 60_000 <= Date.parse(now)) return no('past')
  if (!covers(part, { start, end })) return no('closed')
  const today = toLocal(timeZone, Math.floor(Date.parse(now) / 60_000)).day
  if (end > fromLocal(timeZone, addDays(today, field.horizonDays + 1), 0)) return no('beyond')
  const clash = schedule.occupied.find(
    (other) => other.start - field.bufferMinutes < end && start < other.end + field.bufferMinutes,
  )
  if (clash) return no(clash.kind === 'held' ? 'held' : 'taken')
  const closed = closedIn(schedule, toLocal(timeZone, start).day, 2)
  if (closed.some((other) => other.start < end && start < other.end)) return no('blocked')
  const priced = pricedWithin(part, end)
  const deal = dealIn(priced)
  return { ok: true, priceCents: priceOf(priced), ...(deal && { deal }) }
}

/** Returns whether slots, and perhaps half an hour of the last one, fill the interval from its start to its end. */
function covers(part: readonly GridSlot[], { start, end }: MinuteInterval): boolean {
  const last = part.at(-1)
  if (part[0]?.start !== start || last === undefined || last.end < end) return false
  if (part.some((slot, index) => index > 0 && part[index - 1]?.end !== slot.start)) return false
  return last.end === end || (part.length > 1 && end - last.start === EXTRA_MINUTES)
}

/** Returns the prices of slots: of whole ones, and in proportion of the part of the last one. */
function pricedWithin(part: readonly GridSlot[], end: number): Pick<GridSlot, 'priceCents' | 'deal'>[] {
  return part.map(({ start, end: ends, priceCents, deal }) => {
    const portion = (cents: number) => Math.round((cents * (Math.min(ends, end) - start)) / (ends - start))
    return {
      priceCents: portion(priceCents),
      ...(deal && { deal: { id: deal.id, fullCents: portion(deal.fullCents) } }),
    }
  })
}
