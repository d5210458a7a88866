import { type AmountChange } from '../../money/change-amount.ts'
import { formatCentsShort } from '../../money/money.ts'
import type { FieldStatus } from '../field-status.ts'
import { type FieldPrices, type Pricing, pricingOn } from '../price.ts'
import { changeFrom } from './later-prices.ts'
import { MAX_FIELD_PRICE_CENTS, MIN_FIELD_PRICE_CENTS } from './prices-input.ts'

/** The maximum number of later prices of a field: one for each month. */
export const MAX_LATER_PRICES = 12

/** Returns why a change from a day on does not fit a field, as a sentence; null where it fits. */
export function leftOut(
  field: FieldPrices & { status: FieldStatus },
  from: string,
  change: AmountChange,
): string | null {
  if (field.status === 'archived') return 'Está arquivado.'
  if (field.basePriceCents === 0) return 'Ainda não tem preço.'
  const later = changeFrom(field, from, change)
  const changed = later.filter((prices) => prices.from >= from)
  const prices = changed.flatMap(pricesOf)
  if (prices.some((price) => price > MAX_FIELD_PRICE_CENTS))
    return `Passaria de ${formatCentsShort(MAX_FIELD_PRICE_CENTS)}.`
  if (prices.some((price) => price < MIN_FIELD_PRICE_CENTS))
    return `Ficaria abaixo de ${formatCentsShort(MIN_FIELD_PRICE_CENTS)}.`
  if (changed.every((next) => String(pricesOf(next)) === String(pricesOf(pricingOn(field, next.from)))))
    return 'Com esse arredondamento, nenhum preço muda.'
  if (later.length > MAX_LATER_PRICES) return `Já tem ${MAX_LATER_PRICES} mudanças de preço marcadas.`
  return null
}

function pricesOf({ basePriceCents, priceRules }: Pricing): number[] {
  return [basePriceCents, ...priceRules.map(({ priceCents }) => priceCents)]
}
