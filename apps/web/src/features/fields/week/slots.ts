import type { Availability } from '@campo-livre/domain/availability/availability.ts'
import { type GridSlot, gridOf } from '@campo-livre/domain/availability/grid.ts'
import { freeRuns, nearestRuns } from '@campo-livre/domain/availability/runs.ts'
import type { Slot } from '@campo-livre/domain/availability/slots.ts'
import { judgeRun } from '@campo-livre/domain/bookings/judge-run.ts'
import { type QuoteRefusal, refuse } from '@campo-livre/domain/bookings/request.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import { type Offer, toOffer } from '@campo-livre/domain/fields/offer.ts'
import { addDays, toInstant, toLocal, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { slotCount } from './selection.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'

/** The slots of an answer in whole minutes, in order of time: what picking and the grid work with. */
export function readSlots({ days }: Availability): Slot[] {
  return days.flatMap(({ day, slots }) =>
    slots.map(({ start, end, priceCents, status }) => {
      return { day, start: toMinutes(start), end: toMinutes(end), priceCents, status }
    }),
  )
}

/** A picked interval, judged: its slots with their prices, or why it cannot be. `hint`: what stands in the way yet. */
export type Judged =
  | { ok: true; part: readonly GridSlot[]; hint: QuoteRefusal | null }
  | { ok: false; refusal: QuoteRefusal }

/**
 * Whether a picked interval still stands (a link may be old). Slots and prices follow from the field itself, so that
 * the choice survives looking at another week; those that are in view have to be free, all have to be ahead of `now`
 * (minutes since 1970). A gap (rule 1) is only told: the next pick may close it.
 */
export function judge(
  span: MinuteInterval,
  field: FieldDetail,
  inView: readonly Slot[],
  now: number,
): Judged {
  const seen = new Map(inView.map(({ start, status }) => [start, status]))
  const slots = gridAround(span, field).flatMap((slot) => {
    const status = seen.get(slot.start) ?? (isWithin(slot, span) ? unseen(slot, now) : null)
    return status === null ? [] : [{ ...slot, status }]
  })
  const wish = { start: toInstant(span.start), end: toInstant(span.end) }
  const { part, reason } = judgeRun(slots, field, wish)
  if (reason === null) return { ok: true, part, hint: null }
  return reason === 'gap' ? { ok: true, part, hint: refuse(reason) } : { ok: false, refusal: refuse(reason) }
}

function unseen(slot: GridSlot, now: number): 'free' | 'past' {
  return slot.start < now ? 'past' : 'free'
}

/** Whether an interval may be booked as it stands, as far as the week in view tells. */
export function stands(span: MinuteInterval, field: FieldDetail, inView: readonly Slot[]): boolean {
  const judged = judge(span, field, inView, span.start)
  return judged.ok && judged.hint === null
}

/** How many free times are offered for a lost one: as many as the server offers. */
const OFFERS = 3

/** The free times of the week in view that are nearest to a lost one and as long, where the field allows that. */
export function nearestTo(span: MinuteInterval, field: FieldDetail, inView: readonly Slot[]): Offer[] {
  const count = Math.ceil(slotCount(span, field))
  const length = Math.max(field.minSlots, Math.min(field.maxSlots, count))
  const runs = freeRuns(inView, length).filter((run) => stands(run, field, inView))
  return nearestRuns(runs, span.start, OFFERS).map((run) => toOffer(run))
}

/** The opening day that an interval belongs to: one o'clock at night may belong to the evening before. */
export function openingDay(span: MinuteInterval, field: FieldDetail): string {
  const first = gridAround(span, field).find((slot) => isWithin(slot, span))
  return first?.day ?? toLocal(field.company.timeZone, span.start).day
}

function gridAround(span: MinuteInterval, field: FieldDetail): GridSlot[] {
  const { timeZone, openingHours } = field.company
  const day = toLocal(timeZone, span.start).day
  return gridOf({ field, openingHours, timeZone }, addDays(day, -1), 4)
}

function isWithin(slot: GridSlot, span: MinuteInterval): boolean {
  return slot.start >= span.start && slot.end <= span.end
}
