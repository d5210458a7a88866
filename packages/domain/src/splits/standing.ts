import { unclaimedOf } from './divide.ts'
import type { Split, SplitPayment } from './split.ts'

/** The standing of a person in a bill, in cents: paid + open − credit = share. */
export type Standing = {
  personId: string
  shareCents: number
  paidCents: number
  openCents: number
  creditCents: number
  /** Cash that they have said to have paid, which the collector has not confirmed. */
  said: SplitPayment | null
  /** True where what is open came after they had paid: it is a supplement. */
  supplement: boolean
}

/** The sums of a bill: paid + open − credit = total. What nobody has claimed yet is open too. */
export type SplitSum = {
  totalCents: number
  paidCents: number
  openCents: number
  creditCents: number
  unclaimedCents: number
}

type Summed = Pick<Split, 'items' | 'people' | 'shares' | 'payments' | 'cancelledAt'>

/** Counts those who have, or had, something to pay, and those of them who owe nothing more. */
export function countSettled(each: readonly Pick<Standing, 'shareCents' | 'paidCents' | 'openCents'>[]): {
  people: number
  settledPeople: number
} {
  const paying = each.filter(({ shareCents, paidCents }) => shareCents > 0 || paidCents > 0)
  return { people: paying.length, settledPeople: paying.filter(({ openCents }) => openCents === 0).length }
}

/** Returns the cents that each person has paid, less what they got back. */
export function paidBy({ payments }: Pick<Split, 'payments'>): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { personId, status, kind, cents } of payments) {
    if (status !== 'paid') continue
    sums.set(personId, (sums.get(personId) ?? 0) + (kind === 'returned' ? -cents : cents))
  }
  return sums
}

/** Returns how each person stands. A payment never changes: what a share is more or less is a supplement or a credit. */
export function standings(split: Summed): Standing[] {
  const paid = paidBy(split)
  // Credit may have paid a part of a share: the rest of it is no supplement.
  const inMoney = new Set(
    split.payments
      .filter(({ status, kind }) => status === 'paid' && kind !== 'credit' && kind !== 'returned')
      .map(({ personId }) => personId),
  )
  const share = new Map(split.shares.map(({ personId, cents }) => [personId, cents]))
  return split.people.map(({ id }) => {
    const paidCents = paid.get(id) ?? 0
    const shareCents = share.get(id) ?? 0
    const openCents = Math.max(0, shareCents - paidCents)
    return {
      personId: id,
      shareCents,
      paidCents,
      openCents,
      creditCents: Math.max(0, paidCents - shareCents),
      said: split.payments.find(({ personId, status }) => personId === id && status === 'said') ?? null,
      supplement: openCents > 0 && paidCents > 0 && inMoney.has(id),
    }
  })
}

/** Sums a bill up. Nothing is owed of a cancelled one: what was paid of it is credit. */
export function splitSum(split: Summed): SplitSum {
  const each = standings(split)
  const sum = (of: (standing: Standing) => number) => each.reduce((total, one) => total + of(one), 0)
  const live = split.cancelledAt === null
  const unclaimedCents = live ? unclaimedOf(split.items) : 0
  return {
    totalCents: live ? split.items.reduce((total, { cents }) => total + cents, 0) : 0,
    paidCents: sum(({ paidCents }) => paidCents),
    openCents: sum(({ openCents }) => openCents) + unclaimedCents,
    creditCents: sum(({ creditCents }) => creditCents),
    unclaimedCents,
  }
}

/** Returns how a bill stands: cancelled, open while anything of it is, or settled. */
export function splitState(split: Summed): 'open' | 'settled' | 'cancelled' {
  if (split.cancelledAt !== null) return 'cancelled'
  return splitSum(split).openCents > 0 ? 'open' : 'settled'
}
