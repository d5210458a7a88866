import { type Pricing, slotPrice } from '../fields/price.ts'
import type { DealFacts } from './deal.ts'

/** The prices of a field, and the minutes of a slot that has them. */
export type Priced = Pricing & { slotMinutes: number }

const HOUR = 60

/**
 * Returns the highest price in cents that an hour of a deal has without it, among its fields, weekdays and hours; null
 * where none has one. A deal that is not below it makes nothing cheaper.
 */
export function usualHourCents(
  fields: readonly Priced[],
  { weekdays, fromMinute, toMinute }: Pick<DealFacts, 'weekdays' | 'fromMinute' | 'toMinute'>,
): number | null {
  const prices = fields.flatMap((field) =>
    weekdays.flatMap((weekday) =>
      Array.from({ length: Math.ceil((toMinute - fromMinute) / HOUR) }, (_, index) =>
        Math.round((slotPrice(field, weekday, fromMinute + index * HOUR) * HOUR) / field.slotMinutes),
      ),
    ),
  )
  const highest = Math.max(0, ...prices)
  return highest === 0 ? null : highest
}

/**
 * Returns the price of an hour that is proposed for a deal, by the middle one of the fields' own prices, and the fields
 * that it makes cheaper.
 */
export function proposedFields<Field extends Priced>(
  fields: readonly Field[],
  asked: Pick<DealFacts, 'weekdays' | 'fromMinute' | 'toMinute'>,
  evenCents: number | null,
): { fields: Field[]; hourCents: number } {
  const usual = fields.flatMap((field) => usualHourCents([field], asked) ?? [])
  const middle = usual.toSorted((a, b) => a - b)[Math.floor(usual.length / 2)] ?? null
  const hourCents = proposedHourCents(middle, evenCents)
  return { hourCents, fields: fields.filter((field) => (usualHourCents([field], asked) ?? 0) > hourCents) }
}

/** Returns the price of an hour that is a percentage less, in whole cents. */
export function lessPercent(usualCents: number, percent: number): number {
  return Math.round((usualCents * (100 - percent)) / 100)
}

const STEP = 500
const floorToStep = (cents: number) => Math.floor(cents / STEP) * STEP

/**
 * Returns the price of an hour that is proposed for a deal, in whole five reais: 30 % less than usual, not under the price
 * at which its hours pay for themselves, and below the usual one where there is room.
 */
export function proposedHourCents(usualCents: number | null, evenCents: number | null): number {
  const wanted = Math.ceil(Math.max(evenCents ?? 0, (usualCents ?? 0) * 0.7, STEP) / STEP) * STEP
  return usualCents === null || wanted < usualCents ? wanted : Math.max(STEP, floorToStep(usualCents - 1))
}
