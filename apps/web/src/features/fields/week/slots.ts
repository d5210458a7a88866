import type { Availability } from '@campo-livre/domain/availability/availability.ts'
import { type GridSlot, gridOf } from '@campo-livre/domain/availability/grid.ts'
import { adjoin } from '@campo-livre/domain/availability/runs.ts'
import type { Slot } from '@campo-livre/domain/availability/slots.ts'
import { type Refusal, refuse } from '@campo-livre/domain/bookings/request.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import { addDays, toLocal, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { slotCount, type Span } from './selection.ts'

/** The slots of an answer in whole minutes, in order of time: what picking and the grid work with. */
export function readSlots({ days }: Availability): Slot[] {
  return days.flatMap(({ day, slots }) =>
    slots.map(({ start, end, priceCents, status }) => {
      return { day, start: toMinutes(start), end: toMinutes(end), priceCents, status }
    }),
  )
}

/** A picked stretch, judged: its slots with their prices, or why it cannot be. */
export type Judged = { ok: true; part: readonly GridSlot[] } | { ok: false; refusal: Refusal }

/**
 * Whether a picked stretch still stands (a link may be old). Slots and prices follow from the field itself, so that
 * the choice survives looking at another week; those that are in view have to be free.
 */
export function judge(span: Span, field: FieldDetail, inView: readonly Slot[]): Judged {
  const part = gridIn(span, field)
  const whole = part[0]?.start === span.start && part.at(-1)?.end === span.end && adjoin(part)
  if (!whole) return { ok: false, refusal: refuse('closed') }
  const count = slotCount(span, field)
  if (count < field.minSlots) return { ok: false, refusal: refuse('too-short') }
  if (count > Math.max(field.minSlots, field.maxSlots)) return { ok: false, refusal: refuse('too-long') }
  const within = (slot: Slot) => slot.start >= span.start && slot.end <= span.end
  const lost = inView.find((slot) => within(slot) && slot.status !== 'free')
  if (lost && lost.status !== 'free') return { ok: false, refusal: refuse(lost.status) }
  return { ok: true, part }
}

/** The opening day that a stretch belongs to: one o'clock at night may belong to the evening before. */
export function openingDay(span: Span, field: FieldDetail): string {
  return gridIn(span, field)[0]?.day ?? toLocal(field.company.timeZone, span.start).day
}

function gridIn(span: Span, field: FieldDetail): GridSlot[] {
  const { timeZone, openingHours } = field.company
  const day = toLocal(timeZone, span.start).day
  const grid = gridOf({ field, openingHours, timeZone }, addDays(day, -1), 4)
  return grid.filter((slot) => slot.start >= span.start && slot.end <= span.end)
}
