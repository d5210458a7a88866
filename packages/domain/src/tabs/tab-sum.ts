import type { Tab, TabItem, TabSum } from './tab.ts'

/** Returns the price of one line of a tab, in cents. */
export function lineCents({ priceCents, quantity }: Pick<TabItem, 'priceCents' | 'quantity'>): number {
  return priceCents * quantity
}

/**
 * Rule 7: sums up a tab, in cents. The total is the items less the discount, the amount due is the total less the
 * payments; neither is below zero.
 */
export function tabSum({
  items,
  discountCents,
  payments,
}: Pick<Tab, 'items' | 'discountCents' | 'payments'>): TabSum {
  const itemsCents = items.reduce((sum, item) => sum + lineCents(item), 0)
  const totalCents = Math.max(0, itemsCents - discountCents)
  const paidCents = payments.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return { itemsCents, totalCents, paidCents, dueCents: Math.max(0, totalCents - paidCents) }
}

/** Counts the pieces on a tab, all lines together. */
export function itemCount({ items }: Pick<Tab, 'items'>): number {
  return items.reduce((count, { quantity }) => count + quantity, 0)
}
