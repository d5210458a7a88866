import type { Court } from './court.ts'

/** Marks the slots of a court that those which share its ground use already. */
export function markUsedBy(court: Court, sharing: readonly Court[]): void {
  const taken = sharing.flatMap(({ slots, used }) => slots.filter((_, index) => used[index]))
  court.slots.forEach((slot, index) => {
    if (taken.some(({ start, end }) => start < slot.end && slot.start < end)) court.used[index] = true
  })
}
