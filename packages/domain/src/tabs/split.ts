import { chargedPieces, piecesOf } from './pieces.ts'
import { payableCents } from '../payments/account-sum.ts'
import { tabSum } from './tab-sum.ts'
import type { PaidLine } from '../payments/account.ts'
import type { Tab } from './tab.ts'

/** The most people among whom a tab is split. */
export const MAX_SHARES = 25

/** Splits an amount into `shares` parts that sum to it to the cent and differ by a cent at most, the larger ones first. */
export function splitEvenly(cents: number, shares: number): number[] {
  const least = Math.floor(cents / shares)
  const larger = cents - least * shares
  return Array.from({ length: shares }, (_, index) => least + (index < larger ? 1 : 0))
}

/**
 * Splits an amount by weights so that the parts sum to it to the cent: the cents that rounding down leaves go to the
 * largest remainders, the earlier one first. Weights that are all 0 count as equal.
 */
export function splitByWeights(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return splitEvenly(cents, weights.length)
  const parts = weights.map((weight) => Math.floor((cents * weight) / total))
  const left = cents - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (cents * weight) % total }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  const lucky = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return parts.map((part, index) => part + (lucky.has(index) ? 1 : 0))
}

/**
 * Returns what these pieces cost with their part of discount and service fee, in cents. The last open pieces cost
 * whatever is left, so that paying item by item meets the total to the cent; it is never more than can be paid.
 */
export function linesCents(tab: Tab, lines: readonly PaidLine[]): number {
  const sum = tabSum(tab)
  const chosen = (lineId: string) =>
    lines.reduce((count, line) => count + (line.lineId === lineId ? line.quantity : 0), 0)
  const payable = payableCents(sum)
  const all = tab.items.every((item) => piecesOf(item, tab).open <= chosen(item.id))
  if (all) return payable
  const charged = tab.items.reduce((cents, item) => cents + item.priceCents * chargedPieces(item), 0)
  const asked = tab.items.reduce((cents, item) => cents + item.priceCents * chosen(item.id), 0)
  const [share = 0] = splitByWeights(sum.totalCents, [asked, Math.max(0, charged - asked)])
  return Math.min(payable, share)
}
