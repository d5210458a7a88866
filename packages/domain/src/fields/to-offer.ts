import { fullPriceOf, type Run } from '../availability/runs.ts'
import { toInstant } from '../time/zone.ts'
import type { Offer } from './offer.ts'

/** Converts a run to an offer. */
export function toOffer({ day, start, end, priceCents, slots }: Run): Offer {
  const fullCents = fullPriceOf(slots)
  const times = { day, start: toInstant(start), end: toInstant(end) }
  return { ...times, priceCents, ...(fullCents !== undefined && { fullCents }) }
}
