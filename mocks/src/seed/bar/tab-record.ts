import type { TabItem } from '@campo-livre/domain/tabs/tab-item.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import type { TabStatus } from '@campo-livre/domain/tabs/tab-status.ts'
import { type TillMethod, tillMethods } from '@campo-livre/domain/payments/money-methods.ts'
import type { ProductRecord, TabRecord } from '@campo-livre/backend/store/records.ts'
import { spellCode } from '../codes.ts'
import { instantOf } from '../instants.ts'
import { between, pick, type Random } from '../random.ts'
import { priceThen } from './build-products.ts'

const drinks: readonly string[] = ['drinks', 'beer', 'spirits']

/** Returns whether a product is a drink, of which a tab holds the most. */
export function isDrink({ category }: ProductRecord): boolean {
  return drinks.includes(category)
}

export type TabPlan = {
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
export function tabOf(random: Random, products: readonly ProductRecord[], plan: TabPlan): TabRecord {
  const { id, opened, now, status, customer } = plan
  const stay = status === 'open' ? now - opened : Math.min(between(random, 35, 150), now - opened)
  const items = itemsOf(random, products, plan, stay)
  const tab: TabRecord = {
    id,
    code: spellCode('CMD', plan.number),
    companyId: plan.companyId,
    athleteId: customer.athleteId,
    customerName: customer.name,
    customerPhone: customer.phone,
    bookingId: plan.bookingId,
    status,
    items: status === 'cancelled' ? items.slice(0, 1) : items,
    discount: null,
    servicePercent: 0,
    payments: [],
    pendingPix: [],
    openedAt: instantOf(opened),
    closedAt: status === 'open' ? null : instantOf(opened + stay),
    billAskedAt: null,
    mergedIntoId: null,
    version: items.length,
    lastCommands: [],
  }
  const { itemsCents } = tabSum(tab)
  const amountCents = Math.floor(itemsCents / 1000) * 100
  if (status !== 'open' && random() < 0.12 && amountCents > 0)
    tab.discount = { id: `${id}-discount`, unit: 'cents', amountCents, reason: null, byId: null }
  if (status === 'paid') tab.payments = paymentsOf(random, tab, opened + stay)
  return tab
}

function itemsOf(random: Random, products: readonly ProductRecord[], plan: TabPlan, stay: number) {
  const chosen = new Set(Array.from({ length: between(random, 1, 6) }, () => pick(random, products)))
  const daysAgo = Math.floor((plan.now - plan.opened) / 1440)
  return [...chosen].map((product, index): TabItem => ({
    id: `${plan.id}-${index + 1}`,
    soldAs: `${plan.id}-${index + 1}`,
    productId: product.id,
    bookingId: null,
    name: product.name,
    priceCents: priceThen(product, daysAgo),
    quantity: between(random, 1, product.priceCents < 2000 && isDrink(product) ? 4 : 1),
    note: null,
    addedAt: instantOf(plan.opened + Math.min(stay, index * 11 + 1)),
    addedById: null,
    returns: [],
    courtesies: [],
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
      receivedCents: null,
      lines: [],
      paidAt: instantOf(closed),
      byId: null,
      voided: null,
    }))
}

function methodOf(random: Random): TillMethod {
  return random() < 0.5 ? 'pix' : pick(random, tillMethods)
}
