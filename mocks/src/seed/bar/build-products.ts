import { checkDigit } from '@campo-livre/domain/products/ean.ts'
import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { CompanyRecord, ProductRecord } from '@campo-livre/backend/store/records.ts'
import { instantOf } from '../instants.ts'
import { hashOf } from '../random.ts'
import type { ProductPlan } from './catalog.ts'

const DAY = 1440
/** The days since prices were last raised. */
export const HALF_A_YEAR = 180

/** The categories of things that come packed, with a bar code. */
const packed: readonly string[] = ['drinks', 'beer', 'sweets', 'gear']

/** Returns the bar code of a product, a Brazilian EAN-13, the same wherever it is sold. */
function eanOf(slug: string): string {
  const digits = `789${String(hashOf(slug)).padStart(10, '0').slice(-9)}`
  return `${digits}${checkDigit(digits)}`
}

/** Builds the products of a company from the list of its bar; what their stock is worth, its movements tell. */
export function buildProducts(
  { id, slug }: CompanyRecord,
  plans: readonly ProductPlan[],
  now: string,
): ProductRecord[] {
  return plans.map((plan, index) => ({
    id: `prd-${slug}-${plan.slug}`,
    companyId: id,
    name: plan.name,
    category: plan.category,
    priceCents: plan.price,
    ean: packed.includes(plan.category) ? eanOf(plan.slug) : null,
    stock: plan.stock,
    stockValueCents: 0,
    costCents: null,
    lowStockAt: plan.low,
    status: plan.inactive ? 'inactive' : 'active',
    photo: null,
    version: 1,
    createdAt: instantOf(toMinutes(now) - 700 * DAY + index * 9 * DAY + (hashOf(plan.slug) % 600)),
  }))
}

/** Returns the price of a product so many days ago, in cents: beyond half a year 8 % less, rounded to half a real. */
export function priceThen({ priceCents }: Pick<ProductRecord, 'priceCents'>, daysAgo: number): number {
  return daysAgo > HALF_A_YEAR ? Math.round((priceCents * 0.92) / 50) * 50 : priceCents
}
