import { formatCents } from '../../money/money.ts'
import { describeRefund } from '../../payments/money-back.ts'
import type { MoveMoney } from './settle-at-price.ts'

/** Describes what becomes of the money of a booking that is moved; null where nothing changes. */
export function describeMoveMoney({
  differenceCents,
  atVenueCents,
  backCents,
  backBy,
  creditBackCents,
}: MoveMoney): string | null {
  if (differenceCents === 0) return null
  const more = differenceCents > 0
  const difference = `${formatCents(Math.abs(differenceCents))} a ${more ? 'mais' : 'menos'}`
  const venue = atVenueCents > 0 ? `${formatCents(atVenueCents)} a pagar no local` : null
  const money = backCents > 0 ? describeRefund(backCents, backBy && { method: backBy }) : null
  const credit = creditBackCents > 0 ? `${formatCents(creditBackCents)} de volta em crédito na arena` : null
  const follows = [venue, money, credit].filter((part) => part !== null)
  return `${[difference, ...follows].join('; ')}.`
}
