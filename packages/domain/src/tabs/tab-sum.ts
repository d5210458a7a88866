import { accountSum } from '../payments/account-sum.ts'
import type { Account } from '../payments/account.ts'
import { discountCentsOf, percentOf } from './discount.ts'
import { chargedPieces, keptPieces } from './pieces.ts'
import type { TabItem } from './tab-item.ts'
import type { Tab, TabSum } from './tab.ts'

type Priced = Pick<TabItem, 'priceCents' | 'quantity' | 'returns'>
type Summed = Pick<Tab, 'items' | 'discount' | 'servicePercent' | keyof Account>

/** Returns the price of one line of a tab, in cents: of what was not given back. */
export function lineCents(item: Priced): number {
  return item.priceCents * keptPieces(item)
}

/**
 * Rule 7: sums up a tab, in cents. The total is the items less courtesies and discount, plus the service fee; the
 * amount due is the total less the payments; none is below zero. Discount and fee are of the bar's items alone: a field
 * has rules of its own.
 */
export function tabSum(tab: Summed): TabSum {
  const { items, discount, servicePercent } = tab
  const itemsCents = items.reduce((sum, item) => sum + lineCents(item), 0)
  const chargedCents = items.reduce((sum, item) => sum + item.priceCents * chargedPieces(item), 0)
  const barCents = barCentsOf(items)
  const discountCents = discountCentsOf(discount, barCents)
  const serviceCents = percentOf(barCents - discountCents, servicePercent)
  const totalCents = chargedCents - discountCents + serviceCents
  return {
    itemsCents,
    courtesyCents: itemsCents - chargedCents,
    discountCents,
    serviceCents,
    totalCents,
    ...accountSum(tab, totalCents),
  }
}

/** Returns what the bar's items cost that are neither given back nor given away, in cents. */
export function barCentsOf(items: readonly TabItem[]): number {
  return items.reduce(
    (sum, item) => sum + (item.bookingId === null ? item.priceCents * chargedPieces(item) : 0),
    0,
  )
}

/** Counts the pieces on a tab that were not given back, all lines together. */
export function itemCount({ items }: { items: readonly Pick<TabItem, 'quantity' | 'returns'>[] }): number {
  return items.reduce((count, item) => count + keptPieces(item), 0)
}
