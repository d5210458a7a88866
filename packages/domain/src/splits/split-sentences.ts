import { formatCents } from '../money/money.ts'
import type { SplitPersonDetail } from './split-view.ts'

/** Returns how a person stands in a bill: what they have paid, what is open, what is theirs to get back. */
export function standingWords(person: SplitPersonDetail): string {
  const { shareCents, paidCents, openCents, creditCents, supplement, payments } = person
  const said = payments.some(({ status }) => status === 'said')
  if (said) return `Diz que pagou ${formatCents(openCents)} em dinheiro`
  if (creditCents > 0) return `Pagou, com ${formatCents(creditCents)} de crédito`
  if (supplement) return `Pagou ${formatCents(paidCents)}, faltam ${formatCents(openCents)} de complemento`
  if (openCents > 0) return 'Falta pagar'
  return shareCents === 0 ? 'Não paga nada' : 'Pagou'
}

/** Returns what a person's row adds to its amount and its acts; null for nothing: who owes has both. */
export function rowWords(person: SplitPersonDetail): string | null {
  const { creditCents, supplement, openCents, payments, shareCents } = person
  const said = payments.some(({ status }) => status === 'said')
  if (said || creditCents > 0 || supplement) return standingWords(person)
  if (openCents > 0) return null
  if (shareCents === 0) return 'Não paga nada'
  const [way, ...others] = new Set(payments.flatMap(({ kind }) => paidWays[kind] ?? []))
  return way !== undefined && others.length === 0 ? way : null
}

/** Cash is what `Pagou` says. */
const paidWays: Partial<Record<SplitPersonDetail['payments'][number]['kind'], string>> = {
  pix: 'por Pix',
  card: 'com cartão',
  credit: 'com crédito na arena',
}

/** Returns a payment in words. */
export function paymentWords({ kind, status, cents }: SplitPersonDetail['payments'][number]): string {
  const money = formatCents(cents)
  if (status === 'said') return `${money} em dinheiro, a confirmar`
  if (kind === 'returned') return `${money} devolvidos`
  if (kind === 'card') return `${money} com cartão`
  return kind === 'pix' ? `${money} por Pix` : `${money} em dinheiro`
}
