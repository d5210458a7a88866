import { fullPriceOf, priceOf } from '../availability/runs.ts'
import type { Slot } from '../availability/slots.ts'

/** Returns the first deal in a run, with the price of the whole run without any (N9); undefined for none. */
export function dealIn(
  slots: readonly Pick<Slot, 'priceCents' | 'deal'>[],
): { id: string; fullCents: number } | undefined {
  const deal = slots.find((slot) => slot.deal)?.deal
  return deal && { id: deal.id, fullCents: fullPriceOf(slots) ?? priceOf(slots) }
}
