import type { Availability } from '@campo-livre/domain/availability/availability.ts'
import { type GridSlot, gridOf } from '@campo-livre/domain/availability/grid.ts'
import { freeRuns, nearestRuns } from '@campo-livre/domain/availability/runs.ts'
import type { Slot } from '@campo-livre/domain/availability/slots.ts'
import { judgeRun } from '@campo-livre/domain/bookings/quote/judge-run.ts'
import { type QuoteRefusal, refusedBy } from '@campo-livre/domain/bookings/quote/request.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import type { Offer } from '@campo-livre/domain/fields/offer.ts'
import { toOffer } from '@campo-livre/domain/fields/to-offer.ts'
import { openingOf } from '@campo-livre/domain/fields/opening.ts'
import { addDays, toInstant, toLocal, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { slotCount } from './selection.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'

/** Returns the slots of an answer in whole minutes, in order of time. */
export function readSlots({ days }: Availability): Slot[] {
  return days.flatMap(({ day, slots }) =>
    slots.map(({ start, end, priceCents, fullCents, status }) => {
      const times = { day, start: toMinutes(start), end: toMinutes(end) }
      return { ...times, priceCents, status, ...(fullCents !== undefined && { deal: { id: '', fullCents } }) }
    }),
  )
}

/**
 * The result of checking a chosen interval: its slots with their prices, or a refusal. `warning`: what still prevents booking it as it is.
 */
export type CheckedChoice =
  | { ok: true; part: readonly GridSlot[]; warning: QuoteRefusal | null }
  | { ok: false; refusal: QuoteRefusal }

/**
 * Checks whether a chosen interval can still be booked, as a link may be old. Slots and prices follow from the field,
 * so that the choice is kept while another week is shown; slots in view have to be free, and all have to begin after
 * `now` (minutes since 1970) and the field's notice. A gap (rule 1) is only a warning, as the next pick may close it.
 */
export function checkChoice(
  interval: MinuteInterval,
  field: FieldDetail,
  inView: readonly Slot[],
  now: number,
): CheckedChoice {
  const seen = new Map(inView.map(({ start, status }) => [start, status]))
  const slots = gridAround(interval, field).flatMap((slot) => {
    const status = seen.get(slot.start) ?? (isWithin(slot, interval) ? unseen(slot, field, now) : null)
    return status === null ? [] : [{ ...slot, status }]
  })
  const wish = { start: toInstant(interval.start), end: toInstant(interval.end) }
  const { part, reason } = judgeRun(slots, field, wish)
  if (reason === null) return { ok: true, part, warning: null }
  return reason === 'gap'
    ? { ok: true, part, warning: refusedBy(field, reason) }
    : { ok: false, refusal: refusedBy(field, reason) }
}

function unseen(slot: GridSlot, field: FieldDetail, now: number): 'free' | 'past' | 'soon' {
  if (slot.start < now) return 'past'
  return slot.start < now + field.minNoticeMinutes ? 'soon' : 'free'
}

/** Returns whether an interval may be booked as it is, as far as the week in view tells. */
export function isBookable(interval: MinuteInterval, field: FieldDetail, inView: readonly Slot[]): boolean {
  const checked = checkChoice(interval, field, inView, -Infinity)
  return checked.ok && checked.warning === null
}

/** The number of free times offered for a lost one, the same as the server's. */
const OFFERS = 3

/** Returns the free times in view that are nearest to a lost one and equally long, where the field allows that. */
export function nearestTo(interval: MinuteInterval, field: FieldDetail, inView: readonly Slot[]): Offer[] {
  const count = Math.ceil(slotCount(interval, field))
  const length = Math.max(field.minSlots, Math.min(field.maxSlots, count))
  const runs = freeRuns(inView, length).filter((run) => isBookable(run, field, inView))
  return nearestRuns(runs, interval.start, OFFERS).map((run) => toOffer(run))
}

/** Returns the opening day of an interval: 01:00 may belong to the evening before. */
export function openingDay(interval: MinuteInterval, field: FieldDetail): string {
  const first = gridAround(interval, field).find((slot) => isWithin(slot, interval))
  return first?.day ?? toLocal(field.company.timeZone, interval.start).day
}

function gridAround(interval: MinuteInterval, field: FieldDetail): GridSlot[] {
  const day = toLocal(field.company.timeZone, interval.start).day
  return gridOf({ ...openingOf(field, field.company), field, deals: field.deals ?? [] }, addDays(day, -1), 4)
}

function isWithin(slot: GridSlot, interval: MinuteInterval): boolean {
  return slot.start >= interval.start && slot.end <= interval.end
}
