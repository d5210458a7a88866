import { formatCentsShort } from '../../money/money.ts'
import type { Pricing } from '../price.ts'

/** Formats the lowest and the highest of some prices: `R$ 120`, `R$ 90 a R$ 160`. */
export function formatPriceSpan({ basePriceCents, priceRules }: Pricing): string {
  const prices = [basePriceCents, ...priceRules.map(({ priceCents }) => priceCents)]
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const from = formatCentsShort(lowest)
  return lowest === highest ? from : `${from} a ${formatCentsShort(highest)}`
}

/** Counts what has a price: `preço base e 4 faixas`. */
export function countPrices({ priceRules: { length } }: Pricing): string {
  if (length === 0) return 'preço base'
  return `preço base e ${length === 1 ? '1 faixa' : `${length} faixas`}`
}
