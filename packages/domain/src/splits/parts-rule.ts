import { formatCents } from '../money/money.ts'
import type { Payers, SplitPerson } from './split.ts'

type Bill = {
  items: readonly { cents: number; payers: { of: Payers['of'] } }[]
  people: readonly Pick<SplitPerson, 'exempt' | 'part'>[]
}

/**
 * Says how a bill of a racha is divided where day players pay the price of the invitation and regulars the rest, with the
 * figures; null where all pay equally, or where somebody's part is another.
 */
export function partsRule({ items, people }: Bill): string | null {
  const paying = people.filter(({ exempt }) => !exempt)
  const prices = paying.flatMap(({ part }) => (part.as === 'amount' ? [part.cents] : []))
  const rest = paying.filter(({ part }) => part.as === 'rest').length
  const [price] = prices
  const isRule = prices.length + rest === paying.length && new Set(prices).size === 1
  if (price === undefined || rest === 0 || !isRule) return null
  const shared = items.reduce((sum, { cents, payers }) => sum + (payers.of === 'all' ? cents : 0), 0)
  const left = shared - price * prices.length
  if (left < 0) return null
  const each = prices.length === 1 ? 'Quem é diarista paga' : `Os ${prices.length} diaristas pagam`
  const regulars = rest === 1 ? 'fica com quem é mensalista' : `os ${rest} mensalistas dividem`
  return `${each} o preço do convite, ${formatCents(price)}${prices.length === 1 ? '' : ' cada'}. O resto, ${formatCents(left)}, ${regulars}.`
}
