import type { CardWay } from './pay-way.ts'

/** Returns the address of the bank that takes cards; null for a build without one (README, "A real API"). */
export function cardsAddress(): string | null {
  return import.meta.env.VITE_CARDS_URL || null
}

/** Returns whether this build offers to pay by card. */
export function takesCards(): boolean {
  return cardsAddress() !== null
}

/** Returns the payment by card among the ways: none where no bank takes cards, but for one that waits. */
export function cardWays(way: CardWay): CardWay[] {
  return takesCards() || way.waiting !== null ? [way] : []
}
