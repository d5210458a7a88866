import type { Slot } from './slots.ts'

/** Slots that follow each other without a break, priced as one. Minutes since 1970; the opening day of the first. */
export type Run = {
  day: string
  start: number
  end: number
  priceCents: number
  slots: readonly Slot[]
}

/** The price of a booking: the sum over its slots (rule 3). The one function for preview and charge. */
export function priceOf(slots: readonly Pick<Slot, 'priceCents'>[]): number {
  return slots.reduce((sum, slot) => sum + slot.priceCents, 0)
}

/** Returns the price of a run without the deals in it (N9); undefined where it has none. */
export function fullPriceOf(slots: readonly Pick<Slot, 'priceCents' | 'deal'>[]): number | undefined {
  if (!slots.some(({ deal }) => deal)) return undefined
  return slots.reduce((sum, { priceCents, deal }) => sum + (deal?.fullCents ?? priceCents), 0)
}

/** Returns whether each slot begins where the one before it ends. */
export function adjoin(slots: readonly Pick<Slot, 'start' | 'end'>[]): boolean {
  return slots.every((slot, index) => index === 0 || slots[index - 1]?.end === slot.start)
}

function runOf(slots: readonly Slot[]): Run | null {
  const first = slots[0]
  const last = slots.at(-1)
  if (!first || !last) return null
  return { day: first.day, start: first.start, end: last.end, priceCents: priceOf(slots), slots }
}

/** Every bookable run of `count` adjoining free slots, in order of time. */
export function freeRuns(slots: readonly Slot[], count: number): Run[] {
  const runs: Run[] = []
  for (let index = 0; index + count <= slots.length; index++) {
    const part = slots.slice(index, index + count)
    if (!part.every((slot) => slot.status === 'free') || !adjoin(part)) continue
    const run = runOf(part)
    if (run) runs.push(run)
  }
  return runs
}

/** The free runs nearest to a wanted start (minutes since 1970), nearest first, the earlier one on a tie. */
export function nearestRuns(runs: readonly Run[], wanted: number, limit: number): Run[] {
  return runs
    .toSorted((a, b) => Math.abs(a.start - wanted) - Math.abs(b.start - wanted) || a.start - b.start)
    .slice(0, limit)
}
