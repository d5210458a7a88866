import { gridOf, type GridSlot } from '@campo-livre/domain/availability/grid.ts'
import { closedIntervals } from '@campo-livre/domain/closures/closed-intervals.ts'
import type { PricingDeal } from '@campo-livre/domain/deals/deal-price.ts'
import { openingOf } from '@campo-livre/domain/fields/opening.ts'
import { offsetAt } from '@campo-livre/domain/time/zone.ts'
import type { ClosureRecord, CompanyRecord, FieldRecord } from '@campo-livre/backend/store/records.ts'

/** A field, its company, and the closures of the field that its bookings keep clear of. */
export type CourtPlace = {
  field: FieldRecord
  company: CompanyRecord
  closures: readonly ClosureRecord[]
  /** The deals by which its slots are cheaper; absent for none. */
  deals?: readonly PricingDeal[]
}

/** A field's calendar over some days, while the seed fills it. */
export type Court = CourtPlace & {
  slots: readonly GridSlot[]
  /** True for each slot that cannot be taken any more: closed, booked, or kept free by the buffer. */
  used: boolean[]
  /** The minutes by which the company's clock is ahead of UTC, for reading hours only. */
  offset: number
}

export type SeedPeriod = { from: string; days: number }

export function openCourt(
  { field, company, closures, deals = [] }: CourtPlace,
  { from, days }: SeedPeriod,
): Court {
  const { timeZone } = company
  const slots = gridOf({ ...openingOf(field, company), field, deals }, from, days)
  const closed = closures.flatMap(({ when }) => closedIntervals(when, from, days + 1, timeZone))
  return {
    field,
    company,
    closures,
    slots,
    used: slots.map((slot) => closed.some(({ start, end }) => start < slot.end && slot.start < end)),
    offset: offsetAt(timeZone, slots[0]?.start ?? 0),
  }
}

/** Returns the minute of the local day and the weekday (0: Sunday) of a slot. */
export function localOf(court: Court, slot: GridSlot): { minute: number; weekday: number } {
  const wall = slot.start + court.offset
  return { minute: wall % 1440, weekday: (Math.floor(wall / 1440) + 4) % 7 }
}

/** Returns the `count` adjoining slots from `index`, or null when one of them is not free. */
export function runAt({ slots, used }: Court, index: number, count: number): GridSlot[] | null {
  const run: GridSlot[] = []
  for (let at = index; at < index + count; at++) {
    const slot = slots[at]
    const last = run.at(-1)
    if (!slot || used[at] || (last && last.end !== slot.start)) return null
    run.push(slot)
  }
  return run
}

/** Marks a run as booked, and the slots beside it that the field's buffer closes. */
export function occupy({ field, slots, used }: Court, index: number, count: number): void {
  used.fill(true, index, index + count)
  const start = slots[index]?.start ?? 0
  const end = slots[index + count - 1]?.end ?? 0
  for (let at = index - 1; at >= 0 && (slots[at]?.end ?? 0) > start - field.bufferMinutes; at--)
    used[at] = true
  for (let at = index + count; (slots[at]?.start ?? Infinity) < end + field.bufferMinutes; at++)
    used[at] = true
}

/**
 * Returns the number of free adjoining slots that end right before `index` (`step` −1) or begin right at it (`step` 1).
 */
export function freeStretch({ slots, used }: Court, index: number, step: 1 | -1): number {
  let length = 0
  for (let at = step === 1 ? index : index - 1; slots[at] && !used[at]; at += step) {
    const near = slots[at + (step === 1 ? -1 : 1)]
    const slot = slots[at]
    if (near && slot && (step === 1 ? near.end !== slot.start : slot.end !== near.start)) break
    length++
  }
  return length
}

/** Takes the free run of an opening day that starts nearest to a wanted minute of it. Throws when there is none. */
export function takeNear(court: Court, wish: { day: string; minute: number; count: number }): GridSlot[] {
  let best = { index: -1, distance: Infinity }
  court.slots.forEach((slot, index) => {
    if (slot.day !== wish.day || !runAt(court, index, wish.count)) return
    const distance = Math.abs(localOf(court, slot).minute - wish.minute)
    if (distance < best.distance) best = { index, distance }
  })
  const run = runAt(court, best.index, wish.count)
  if (!run) throw new Error(`no free run on ${wish.day} at ${court.field.id}`)
  occupy(court, best.index, wish.count)
  return run
}
