import { MINUTES_PER_DAY, toLocal, toMinutes } from '../time/zone.ts'

type Sold = { productId: string | null; quantity: number; addedAt: string }

/** The days that are looked back. */
const DAYS = 28

/**
 * Counts the pieces of each product that were sold at this hour of the day, on the clock of the arena, in the last four
 * weeks (H3). Today counts too.
 */
export function soldAtThisHour(items: Iterable<Sold>, timeZone: string, now: string): Map<string, number> {
  const to = toMinutes(now)
  const hourOf = (minutes: number) => Math.floor(toLocal(timeZone, minutes).minute / 60)
  const hour = hourOf(to)
  const counts = new Map<string, number>()
  for (const { productId, quantity, addedAt } of items) {
    const at = toMinutes(addedAt)
    if (productId === null || at > to || at < to - DAYS * MINUTES_PER_DAY || hourOf(at) !== hour) continue
    counts.set(productId, (counts.get(productId) ?? 0) + quantity)
  }
  return counts
}
