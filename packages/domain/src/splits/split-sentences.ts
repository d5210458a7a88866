import { formatCents } from '../money/money.ts'
import type { SplitPersonDetail } from './split-view.ts'

/** Returns how a person stands in a bill: what they have paid, what is open, what is theirs to get back. */
export function standingWords(person: SplitPersonDetail): string {
  const { shareCents, paidCents, openCents, creditCents, supplement, payments } = person
  const said = payments.find(({ status }) => status === 'said')
  if (said) return `Diz que pagou ${formatCents(said.cents)} em dinheiro`
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
  const kinds = new Set(payments.map(({ kind }) => kind).filter((kind) => kind !== 'returned'))
  const [kind, ...others] = kinds
  // Cash is what `Pagou` says.
  return kind === undefined || kind === 'cash' || others.length > 0 ? null : paymentWays[kind]
}

/** The way of a payment, after its amount. */
export const paymentWays: Readonly<Record<SplitPersonDetail['payments'][number]['kind'], string>> = {
  pix: 'por Pix',
  card: 'com cartão',
  cash: 'em dinheiro',
  credit: 'com crédito na arena',
  returned: 'devolvidos',
}

/** Returns a payment in words. */
export function paymentWords({ kind, status, cents }: SplitPersonDetail['payments'][number]): string {
  return `${formatCents(cents)} ${paymentWays[kind]}${status === 'said' ? ', a confirmar' : ''}`
}
