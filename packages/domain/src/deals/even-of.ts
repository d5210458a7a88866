import type { HourCell } from '../financial/hours/hours.ts'
import { type DealHours, isInHours } from './hours-of-deal.ts'

/** Returns the price of an hour at which all hours of a deal pay for themselves: the highest of theirs; null for none. */
export function evenOf(cells: readonly HourCell[], deal: DealHours): number | null {
  const even = cells.flatMap((cell) => (isInHours(deal, cell) ? (cell.evenCents ?? []) : []))
  return even.length === 0 ? null : Math.max(...even)
}
