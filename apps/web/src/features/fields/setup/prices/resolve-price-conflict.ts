import type { Pricing } from '@campo-livre/domain/fields/price.ts'
import { isSamePricing } from './prices-state.ts'

type Sides = {
  /** The prices with which the editing began. */
  base: Pricing
  /** The edited ones. */
  mine: Pricing
  /** The saved ones as they are now. */
  theirs: Pricing
}

/**
 * Returns what becomes of edited prices when others are saved meanwhile: they stay (`mine`) where nobody else has
 * changed any, give way (`theirs`) where nothing was edited, and otherwise the person decides (`ask`).
 */
export function resolvePriceConflict({ base, mine, theirs }: Sides): 'mine' | 'theirs' | 'ask' {
  if (isSamePricing(theirs, base) || isSamePricing(theirs, mine)) return 'mine'
  return isSamePricing(mine, base) ? 'theirs' : 'ask'
}
