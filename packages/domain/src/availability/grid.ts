import type { OpeningInterval } from '../companies/opening-hours.ts'
import { dealOf, type PricingDeal } from '../deals/deal-price.ts'
import type { Field } from '../fields/field.ts'
import { hoursOn, type Opening } from '../fields/opening.ts'
import { type FieldPrices, type Pricing, pricingOn, slotPrice } from '../fields/price.ts'
import { holidayOn } from '../time/holiday.ts'
import type { MinuteInterval } from '../time/interval.ts'
import { addDays, dayNumber, fromLocal, MINUTES_PER_DAY, offsetAt, toLocal, weekdayOf } from '../time/zone.ts'
import { slotStarts } from './slot-starts.ts'

/** A slot without its status. `day`: the opening day it belongs to. `start` and `end`: minutes since 1970. */
export type GridSlot = {
  day: string
  start: number
  end: number
  priceCents: number
  /** The deal that makes it cheaper, and the price without it (N9); absent for none. */
  deal?: { id: string; fullCents: number }
}

/** The data that determines the times and prices of slots. */
export type Grid = Opening & {
  field: Pick<Field, 'slotMinutes'> & FieldPrices
  /** The deals of the field that the one who asks may have; absent for none. */
  deals?: readonly PricingDeal[]
}

/**
 * Returns the slots of `days` opening days from `from` on, in order of time and disjoint. An opening day that runs past
 * midnight takes precedence: slots of the next day that overlap it are left out. So the slots are the same whatever day
 * the range starts with.
 */
export function gridOf(grid: Grid, from: string, days: number): GridSlot[] {
  const slots: GridSlot[] = []
  let covered = slotsOfDay(grid, addDays(from, -1)).at(-1)?.end ?? -Infinity
  for (let index = 0; index < days; index++) {
    const ofDay = slotsOfDay(grid, addDays(from, index))
    for (const slot of ofDay) if (slot.start >= covered) slots.push(slot)
    covered = ofDay.at(-1)?.end ?? -Infinity
  }
  return slots
}

/**
 * Returns the slots that begin within an interval: those of `gridOf`, but only what is needed of the days around it is
 * worked out, as for a contract of a hundred dates.
 */
export function gridWithin(grid: Grid, { start, end }: MinuteInterval): GridSlot[] {
  const { day: first } = toLocal(grid.timeZone, start)
  const before = addDays(first, -1)
  const slots: GridSlot[] = []
  let covered = runsPastMidnight(grid, before) ? -Infinity : start
  for (let day = covered === start ? first : before; ; day = addDays(day, 1)) {
    let priceOf: ReturnType<typeof priceReader> | null = null
    const from = Math.max(start, covered)
    covered = walkDay(grid, day, (minute, at) => {
      if (at < from || at >= end) return
      priceOf ??= priceReader(grid, day)
      slots.push({ day, start: at, end: at + grid.field.slotMinutes, ...priceOf(minute) })
    })
    if (day >= first && fromLocal(grid.timeZone, addDays(day, 1), 0) >= end) return slots
  }
}

function runsPastMidnight(grid: Grid, day: string): boolean {
  return hoursOn(grid, day).some(({ closes }) => closes > MINUTES_PER_DAY)
}

function slotsOfDay(grid: Grid, day: string): GridSlot[] {
  const { slotMinutes } = grid.field
  const priceOf = priceReader(grid, day)
  const slots: GridSlot[] = []
  walkDay(grid, day, (minute, start) => {
    slots.push({ day, start, end: start + slotMinutes, ...priceOf(minute) })
  })
  return slots
}

/** Goes through the slots of an opening day, each with its minute of that day and its start; returns the end of the last one. */
function walkDay(grid: Grid, day: string, visit: (minute: number, start: number) => void): number {
  const { slotMinutes } = grid.field
  const instantOf = clockOf(grid.timeZone, day, slotMinutes)
  let free = -Infinity
  for (const minute of slotStarts(inOrder(hoursOn(grid, day)), slotMinutes)) {
    const start = instantOf(minute)
    if (start === null || start < free) continue
    free = start + slotMinutes
    visit(minute, start)
  }
  return free
}

/**
 * Returns a function from the minute of an opening day at which a slot begins to its price; past 1440 it is that of the
 * next calendar day.
 */
function priceReader(grid: Grid, day: string): (minute: number) => Pick<GridSlot, 'priceCents' | 'deal'> {
  const now = pricesOf(grid, day)
  let after: DayPrices | null = null
  return (minute) => {
    if (minute < MINUTES_PER_DAY) return pricedAt(grid, now, minute)
    after ??= pricesOf(grid, addDays(day, 1))
    return pricedAt(grid, after, minute - MINUTES_PER_DAY)
  }
}

function pricedAt(
  { field, deals }: Grid,
  of: DayPrices,
  minute: number,
): Pick<GridSlot, 'priceCents' | 'deal'> {
  const fullCents = slotPrice(of.pricing, of.weekday, minute, of.isHoliday)
  if (deals === undefined || deals.length === 0) return { priceCents: fullCents }
  const deal = dealOf(deals, { ...of, minute, slotMinutes: field.slotMinutes }, fullCents)
  return deal ? { priceCents: deal.priceCents, deal: { id: deal.id, fullCents } } : { priceCents: fullCents }
}

type DayPrices = { day: string; pricing: Pricing; weekday: number; isHoliday: boolean }

/** Returns the data that determines the prices of a calendar day. */
function pricesOf({ field, holidays }: Grid, day: string): DayPrices {
  return {
    day,
    pricing: pricingOn(field, day),
    weekday: weekdayOf(day),
    isHoliday: holidayOn(day, holidays) !== null,
  }
}

function inOrder(intervals: readonly OpeningInterval[]): readonly OpeningInterval[] {
  return intervals.length < 2 ? intervals : intervals.toSorted((a, b) => a.opens - b.opens)
}

/**
 * Returns a function from a minute of that day to the instant, in minutes since 1970, at which a slot begins; null
 * where a clock change breaks the slot. A slot is whole when the wall clock advances evenly up to its last minute: a
 * skipped hour or a change inside the slot moves that minute.
 */
function clockOf(timeZone: string, day: string, slotMinutes: number): (minute: number) => number | null {
  const midnight = fromLocal(timeZone, day, 0)
  const steady = fromLocal(timeZone, day, 2 * MINUTES_PER_DAY) - midnight === 2 * MINUTES_PER_DAY
  if (steady) return (minute) => midnight + minute
  const wallMidnight = dayNumber(day) * MINUTES_PER_DAY
  return (minute) => {
    const start = fromLocal(timeZone, day, minute)
    const last = start + slotMinutes - 1
    return last + offsetAt(timeZone, last) === wallMidnight + minute + slotMinutes - 1 ? start : null
  }
}
