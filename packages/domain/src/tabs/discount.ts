import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'

/** A discount up to this part of the bar's items needs no reason. */
export const FREE_DISCOUNT_PERCENT = 10

const who = {
  /** The id of the command that gave it. */
  id: z.string(),
  reason: z.nullable(z.string()),
  byId: z.nullable(z.string()),
}

/** A discount on the items of a tab: an amount, or a part of them that grows with them. */
export const discountSchema = z.discriminatedUnion('unit', [
  z.object({ unit: z.literal('cents'), amountCents: centsSchema, ...who }),
  z.object({ unit: z.literal('percent'), percent: z.int().check(z.minimum(1), z.maximum(100)), ...who }),
])

type Terms = { unit: 'cents'; amountCents: number } | { unit: 'percent'; percent: number }

/** Returns a discount on `baseCents`, in cents: never more than they are; a percentage is rounded half up. */
export function discountCentsOf(discount: Terms | null, baseCents: number): number {
  if (discount === null) return 0
  const asked = discount.unit === 'cents' ? discount.amountCents : percentOf(baseCents, discount.percent)
  return Math.max(0, Math.min(baseCents, asked))
}

/** Returns whether a discount on `baseCents` is so large that somebody has to say why. */
export function needsReason(discount: Terms, baseCents: number): boolean {
  return discountCentsOf(discount, baseCents) > percentOf(baseCents, FREE_DISCOUNT_PERCENT)
}

/** Returns so many percent of an amount, in cents, rounded half up. */
export function percentOf(cents: number, percent: number): number {
  return Math.floor((cents * percent + 50) / 100)
}
