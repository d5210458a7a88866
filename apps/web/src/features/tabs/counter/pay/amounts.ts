import { type PaidLine } from '@campo-livre/domain/payments/account.ts'
import { linesCents, splitEvenly } from '@campo-livre/domain/tabs/split.ts'
import { payableCents } from '@campo-livre/domain/payments/account-sum.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import type { Tab } from '@campo-livre/domain/tabs/tab.ts'

/** The ways to say how much of a tab is paid: all, one of n shares, some lines, or an amount. */
export type AmountWay = 'all' | 'share' | 'lines' | 'other'

export type AmountChoice = {
  way: AmountWay
  /** The number of people among whom what is due is split. */
  shares: number
  lines: readonly PaidLine[]
  /** A typed amount, in cents; NaN for a text that is none. */
  otherCents: number
}

/** Returns how much is paid, in cents: never more than can be paid. */
export function amountOf(tab: Tab, { way, shares, lines, otherCents }: AmountChoice): number {
  const payable = payableCents(tabSum(tab))
  if (way === 'all') return payable
  if (way === 'share') return splitEvenly(payable, shares)[0] ?? payable
  return way === 'lines' ? linesCents(tab, lines) : otherCents
}
