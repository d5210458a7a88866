import type { PriceRule } from '@campo-livre/domain/fields/price.ts'
import type { PricingPlan } from './data/plan.ts'

type Shape = { key: string; weekdays: readonly number[]; from: number; to: number; factor: number }

const weekdays = [1, 2, 3, 4, 5]
const evening: Shape = { key: 'noite', weekdays, from: 18, to: 23, factor: 1.3 }
const weekend: Shape = { key: 'fim-de-semana', weekdays: [0, 6], from: 0, to: 24, factor: 1.15 }
const early: Shape = { key: 'cedinho', weekdays, from: 5, to: 8, factor: 0.75 }
const dawn: Shape = { key: 'madrugada', weekdays: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 5, factor: 0.7 }
const friday: Shape = { key: 'sexta', weekdays: [5], from: 19, to: 22, factor: 1.45 }
const sundayMorning: Shape = { key: 'domingo-cedo', weekdays: [0], from: 8, to: 11, factor: 1.35 }

const shapes: Record<PricingPlan, readonly Shape[]> = {
  flat: [],
  evening: [evening],
  full: [weekend, evening, early],
  prime: [weekend, evening, early, dawn, friday, sundayMorning],
}

/** Builds the price rules of a field; prices are multiples of five reais. */
export function priceRulesOf(fieldId: string, plan: PricingPlan, baseReais: number): PriceRule[] {
  return shapes[plan].map(({ key, weekdays: days, from, to, factor }) => ({
    id: `prc-${fieldId.slice(4)}-${key}`,
    weekdays: [...days],
    fromMinute: from * 60,
    toMinute: to * 60,
    priceCents: Math.round((baseReais * factor) / 5) * 500,
  }))
}
