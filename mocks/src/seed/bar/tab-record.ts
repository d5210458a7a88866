import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import type { TabStatus } from '@campo-livre/domain/tabs/tab-status.ts'
import { type TillMethod, tillMethods } from '@campo-livre/domain/payments/money-methods.ts'
import type { ProductRecord, TabRecord } from '../../db/records.ts'
import { spellCode } from '../codes.ts'
import { instantOf } from '../instants.ts'
import { between, pick, type Random } from '../random.ts'
import { priceThen } from './build-products.ts'

const drinks: readonly string[] = ['drinks', 'beer', 'spirits']

/** Returns whether a product is a drink, of which a tab holds the most. */
export function isDrink({ category }: ProductRecord): boolean {
  return drinks.includes(category)
}

export type TabTerms = {
  id: string
  /** The number that the code is made of; never the same for two tabs. */
  number: number
  companyId: string
  customer: { athleteId: string | null; name: string; phone: string | null }
  bookingId: string | null
  /** Minutes since 1970. */
  opened: number
  now: number
  status: TabStatus
}

/** Builds a tab as the backend would have stored it, with what people drink and eat after a game. */
export function tabOf(random: Random, products: readonly ProductRecord[], terms: TabTerms): TabRecord {
  const { id, opened, now, status, customer } = terms
  const stay = status === 'open' ? now - opened : Math.min(between(random, 35, 150), now - opened)
  const items = itemsOf(random, products, terms, stay)
  const tab: TabRecord = {
    id,
    code: spellCode('CMD', terms.number),
    companyId: terms.companyId,
    athleteId: customer.athleteId,
    customerName: customer.name,
    customerPhone: customer.phone,
    bookingId: terms.bookingId,
    status,
    items: status === 'cancelled' ? items.slice(0, 1) : items,
    discountCents: 0,
    payments: [],
    openedAt: instantOf(opened),
    closedAt: status === 'open' ? null : instantOf(opened + stay),
  }
  const { itemsCents } = tabSum(tab)
  if (status !== 'open' && random() < 0.12) tab.discountCents = Math.floor(itemsCents / 1000) * 100
  if (status === 'paid') tab.payments = paymentsOf(random, tab, opened + stay)
  return tab
}

function itemsOf(random: Random, products: readonly ProductRecord[], terms: TabTerms, stay: number) {
  const chosen = new Set(Array.from({ length: between(random, 1, 6) }, () => pick(random, products)))
  const daysAgo = Math.floor((terms.now - terms.opened) / 1440)
  return [...chosen].map((product, index) => ({
    id: `${terms.id}-${index + 1}`,
    productId: product.id,
    name: product.name,
    priceCents: priceThen(product, daysAgo),
    quantity: between(random, 1, product.priceCents < 2000 && isDrink(product) ? 4 : 1),
    addedAt: instantOf(terms.opened + Math.min(stay, index * 11 + 1)),
  }))
}

/** Returns the payments of a tab that is paid when it is closed; every sixth is shared by two people. */
function paymentsOf(random: Random, tab: TabRecord, closed: number): TabRecord['payments'] {
  const { totalCents } = tabSum(tab)
  if (totalCents === 0) return []
  const half = random() < 0.16 ? Math.floor(totalCents / 2) : 0
  return [half, totalCents - half]
    .filter((amount) => amount > 0)
    .map((amountCents, index) => ({
      id: `pay-${tab.id}-${index + 1}`,
      method: methodOf(random),
      amountCents,
      paidAt: instantOf(closed),
    }))
}

function methodOf(random: Random): TillMethod {
  return random() < 0.5 ? 'pix' : pick(random, tillMethods)
}
