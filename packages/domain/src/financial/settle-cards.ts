import type { CardKind } from '../payments/card/card-kind.ts'
import { addDays } from '../time/zone.ts'
import { type DatedEntry, datedOn, type EntryContext, plain } from './dated-entry.ts'
import { type CardTerm, type CardTerms, feeOf, termOn } from './settings/card-terms.ts'

/** A payment by card with what went back of it, and what follows from the terms of its day. */
type Charge = {
  paid: DatedEntry
  back: DatedEntry | undefined
  grossCents: number
  /** The part that went back before its money came, in cents below zero. */
  earlyCents: number
  feeCents: number
  /** The day on which its money is in the bank. */
  comesOn: string
}

/** Returns the payments by card of rows, each with its refund. */
function chargesOf(rows: readonly DatedEntry[], terms: readonly CardTerms[]): Charge[] {
  const backs = new Map(rows.filter(isBack).map((row) => [row.entry.id, row]))
  return rows.filter(isPaid).map((paid) => {
    const { id, day, amountCents } = paid.entry
    const back = backs.get(`${id}-refund`)
    const term: CardTerm = termOn(terms, day, paid.cardKind)
    const comesOn = addDays(day, term.days)
    // Money that goes back before it has come is never paid out, and costs nothing.
    const earlyCents = back && back.entry.day <= comesOn ? back.entry.amountCents : 0
    const feeCents = feeOf(amountCents + earlyCents, term)
    return { paid, back, grossCents: amountCents, earlyCents, feeCents, comesOn }
  })
}

const byCard = ({ cardKind }: DatedEntry): boolean => cardKind !== undefined
const isPaid = (row: DatedEntry): row is DatedEntry & { cardKind: CardKind } =>
  byCard(row) && row.entry.kind === 'income'
const isBack = (row: DatedEntry): boolean => byCard(row) && row.entry.kind === 'outgo'

/** Returns the row of a fee, as what it costs. */
function feeRow({ paid: { entry }, feeCents }: Charge) {
  const { id, takenDay, description, code, customerName } = entry
  return {
    ...plain,
    id: `${id}-fee`,
    kind: 'outgo' as const,
    source: 'fee' as const,
    description: `Taxa do cartão: ${description}`,
    code,
    customerName,
    takenDay,
    category: 'card-fee' as const,
    amountCents: -feeCents,
  }
}

/**
 * Returns movements of money with that of cards on the day on which it is in the bank, which may be still to come, and the
 * fee beside it. What went back goes out on its day, at the earliest when the money has come.
 */
export function settleCards(
  rows: readonly DatedEntry[],
  terms: readonly CardTerms[],
  context: EntryContext,
): DatedEntry[] {
  const settled = chargesOf(rows, terms).flatMap((charge) => {
    const { paid, back, comesOn, feeCents, grossCents } = charge
    const come = { account: 'bank' as const, method: 'card' as const }
    const parts = { grossCents, feeCents, netCents: grossCents - feeCents }
    const income = datedOn(comesOn, context, { ...paid.entry, ...come, ...parts })
    const fee = feeCents === 0 ? [] : [datedOn(comesOn, context, { ...feeRow(charge), ...come })]
    if (!back) return [income, ...fee]
    const later = back.entry.day > comesOn
    const outgo = later
      ? { ...back, entry: { ...back.entry, ...come } }
      : datedOn(comesOn, context, { ...back.entry, ...come })
    return [income, ...fee, outgo]
  })
  return [...rows.filter((row) => !byCard(row)), ...settled]
}

/** Returns the money of cards that is still to come after `today`, each with the day on which it is expected. */
export function comingFromCards(
  rows: readonly DatedEntry[],
  terms: readonly CardTerms[],
  today: string,
  context: EntryContext,
): DatedEntry[] {
  return chargesOf(rows, terms).flatMap(({ paid, comesOn, earlyCents, feeCents, grossCents }) => {
    const leftCents = grossCents + earlyCents
    const netCents = leftCents - feeCents
    if (comesOn <= today || netCents <= 0) return []
    const parts = { grossCents: leftCents, feeCents, netCents, amountCents: netCents }
    return [datedOn(comesOn, context, { ...paid.entry, ...parts, id: `${paid.entry.id}-coming` })]
  })
}

/** Returns the fees of cards on the day on which the card paid, each a row of what is owed. */
export function feesOfCards(
  rows: readonly DatedEntry[],
  terms: readonly CardTerms[],
  context: EntryContext,
): DatedEntry[] {
  return chargesOf(rows, terms)
    .filter(({ feeCents }) => feeCents !== 0)
    .map((charge) => datedOn(charge.paid.entry.day, context, feeRow(charge)))
}
