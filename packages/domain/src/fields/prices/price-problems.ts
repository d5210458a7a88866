import type { Pricing } from '../price.ts'
import { fieldPricingSchema } from './prices-input.ts'

/** A problem of the prices of a field. */
export type PriceProblem = {
  /** The index of the rule; `base` for the base price, null for the rules as a whole. */
  at: number | 'base' | null
  sentence: string
}

/** Returns the problems of prices as they are entered, the first of each place. */
export function priceProblems(pricing: Pricing): PriceProblem[] {
  const { error } = fieldPricingSchema.safeParse(pricing)
  const problems = (error?.issues ?? []).map(({ path: [name, index], message }): PriceProblem => {
    const at = typeof index === 'number' ? index : name === 'basePriceCents' ? 'base' : null
    return { at, sentence: message }
  })
  return problems.filter(({ at }, index) => problems.findIndex((other) => other.at === at) === index)
}
