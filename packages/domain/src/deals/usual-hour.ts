import { type Pricing, slotPrice } from '../fields/price.ts'
import type { DealFacts } from './deal.ts'
import type { DealHours } from './hours-of-deal.ts'
import { slotCentsBy } from './deal-price.ts'

/** The prices of a field, and the minutes of a slot that has them. */
export type Priced = Pricing & { slotMinutes: number }

const HOUR = 60

/** Returns the price in cents of a slot in each hour of a deal, without it. */
function slotPrices(field: Priced, { weekdays, fromMinute, toMinute }: DealHours): number[] {
  return weekdays.flatMap((weekday) =>
    Array.from({ length: Math.ceil((toMinute - fromMinute) / HOUR) }, (_, index) =>
      slotPrice(field, weekday, fromMinute + index * HOUR),
    ),
  )
}

const hourOf = (slotCents: number, { slotMinutes }: Priced) => Math.round((slotCents * HOUR) / slotMinutes)

/**
 * Returns the highest price in cents that an hour of a deal has without it, among its fields, weekdays and hours; null
 * where none has one. A deal that is not below it makes nothing cheaper.
 */
export function usualHourCents(fields: readonly Priced[], hours: DealHours): number | null {
  const prices = fields.flatMap((field) => slotPrices(field, hours).map((cents) => hourOf(cents, field)))
  const highest = Math.max(0, ...prices)
  return highest === 0 ? null : highest
}

/** The dearest hour of a field without a deal and by it, and the cheapest by it, in cents. */
export type FieldOffer = { usualCents: number; offeredCents: number; leastCents: number }

/** Returns what a deal makes of the hours of a field; null for a field that has no price in them. */
export function offerOn(
  field: Priced,
  deal: DealHours & Pick<DealFacts, 'hourCents' | 'percent'>,
): FieldOffer | null {
  const prices = slotPrices(field, deal).filter((cents) => cents > 0)
  if (prices.length === 0) return null
  const byDeal = (cents: number) => hourOf(slotCentsBy(deal, field.slotMinutes, cents), field)
  const [highest, lowest] = [Math.max(...prices), Math.min(...prices)]
  return { usualCents: hourOf(highest, field), offeredCents: byDeal(highest), leastCents: byDeal(lowest) }
}

/**
 * Returns whether a deal sells an hour on one of its fields for less than that at which its hours pay for themselves;
 * `evenCents` is null where that is not known.
 */
export function isBelowEven(
  fields: readonly Priced[],
  deal: DealHours & Pick<DealFacts, 'hourCents' | 'percent'>,
  evenCents: number | null,
): boolean {
  const least = fields.flatMap((field) => offerOn(field, deal)?.leastCents ?? deal.hourCents ?? [])
  return evenCents !== null && least.some((cents) => cents < evenCents)
}

/** Returns the fields on which a deal makes no hour cheaper, each with its price of now. */
export function dearerFields<Field extends Priced>(
  fields: readonly Field[],
  deal: DealHours & Pick<DealFacts, 'hourCents' | 'percent'>,
): { field: Field; usualCents: number }[] {
  return fields.flatMap((field) => {
    const offer = offerOn(field, deal)
    return offer && offer.offeredCents >= offer.usualCents ? [{ field, usualCents: offer.usualCents }] : []
  })
}

/**
 * Returns the price of an hour that is proposed for a deal, by the middle one of the fields' own prices, and the fields
 * that it makes cheaper.
 */
export function proposedFields<Field extends Priced>(
  fields: readonly Field[],
  asked: DealHours,
  evenCents: number | null,
): { fields: Field[]; hourCents: number } {
  const usual = fields.flatMap((field) => usualHourCents([field], asked) ?? [])
  const middle = usual.toSorted((a, b) => a - b)[Math.floor(usual.length / 2)] ?? null
  const hourCents = proposedHourCents(middle, evenCents)
  return { hourCents, fields: fields.filter((field) => (usualHourCents([field], asked) ?? 0) > hourCents) }
}

const STEP = 500
const REAL = 100
const ceilTo = (step: number, cents: number) => Math.ceil(cents / step) * step
const floorTo = (step: number, cents: number) => Math.floor(cents / step) * step

/**
 * Returns the price of an hour that is proposed for a deal: 30 % less than usual in whole five reais, and not under the
 * price at which its hours pay for themselves where one below the usual is left, to the real or to the cent. Where none is
 * left, any deal sells below cost, and the highest whole five reais below the usual price are proposed.
 */
export function proposedHourCents(usualCents: number | null, evenCents: number | null): number {
  const least = Math.max(evenCents ?? 0, (usualCents ?? 0) * 0.7, STEP)
  const wanted = ceilTo(STEP, least)
  if (usualCents === null || wanted < usualCents) return wanted
  const paying = [ceilTo(REAL, least), Math.ceil(least)].find((cents) => cents < usualCents)
  return paying ?? Math.max(STEP, floorTo(STEP, usualCents - 1))
}
