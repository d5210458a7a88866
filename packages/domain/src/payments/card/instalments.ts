import { formatCents } from '../../money/money.ts'
import { MAX_INSTALMENTS } from './max-instalments.ts'

/** The least that one instalment comes to, in cents. */
export const MIN_INSTALMENT_CENTS = 500

/** Splits an amount into instalments, in cents. They add up to it; the first has the cents that do not divide. */
export function splitInstalments(cents: number, count: number): number[] {
  const each = Math.floor(cents / count)
  return Array.from({ length: count }, (_, place) => (place === 0 ? cents - each * (count - 1) : each))
}

/** Returns how many instalments an amount can be paid in, where `most` are allowed: at least one. */
export function instalmentChoices(cents: number, most: number): number[] {
  const affordable = Math.floor(cents / MIN_INSTALMENT_CENTS)
  const last = Math.max(1, Math.min(most, MAX_INSTALMENTS, affordable))
  return Array.from({ length: last }, (_, place) => place + 1)
}

/** Describes instalments: `À vista, R$ 90,00`, `2x de R$ 45,00 sem juros`, `3x sem juros: R$ 33,34 e 2x R$ 33,33`. */
export function describeInstalments(cents: number, count: number): string {
  const [first = cents, second = first] = splitInstalments(cents, count)
  if (count === 1) return `À vista, ${formatCents(cents)}`
  if (first === second) return `${count}x de ${formatCents(first)} sem juros`
  return `${count}x sem juros: ${formatCents(first)} e ${count - 1}x ${formatCents(second)}`
}
