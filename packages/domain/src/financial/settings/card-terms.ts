import * as z from 'zod/mini'
import { shareOf } from '../../money/share-of.ts'
import { type CardKind, cardKinds } from '../../payments/card/card-kind.ts'
import { wholeBetween } from '../../text/whole-between.ts'
import { daySchema } from '../../time/zone.ts'

/** The fee of a way of paying by card, in percent, and the days until its money is in the bank. */
const termSchema = z.object({ percent: z.number(), days: z.int() })
export type CardTerm = z.infer<typeof termSchema>

/** The terms of an acquirer from a day on. */
export const cardTermsSchema = z.object({
  from: daySchema,
  debit: termSchema,
  credit: termSchema,
  instalments: termSchema,
})
export type CardTerms = z.infer<typeof cardTermsSchema>

/** The term that holds where a company has told none: no fee, and 30 days. */
export const usualTerm: CardTerm = { percent: 0, days: 30 }

export const MAX_FEE_PERCENT = 30
export const MAX_CARD_DAYS = 365

const feeSentence = `Use uma taxa de 0 a ${MAX_FEE_PERCENT} %, como 1,99.`
const feeSchema = z
  .number(feeSentence)
  .check(z.minimum(0, feeSentence), z.maximum(MAX_FEE_PERCENT, feeSentence))
const daysSchema = wholeBetween(0, MAX_CARD_DAYS)

/** The body by which a company tells its fees and waits, and from which day on: what was paid before keeps its own. */
export const cardTermsInputSchema = z.object({
  from: z
    .string('Informe desde que dia vale.')
    .check(z.refine((day) => daySchema.safeParse(day).success, 'Informe um dia que existe.')),
  debitPercent: feeSchema,
  debitDays: daysSchema,
  creditPercent: feeSchema,
  creditDays: daysSchema,
  instalmentsPercent: feeSchema,
  instalmentsDays: daysSchema,
  version: z.int(),
})
export type CardTermsInput = z.infer<typeof cardTermsInputSchema>

/** Returns the terms that an input tells. */
export function termsOf(input: Omit<CardTermsInput, 'version'>): CardTerms {
  const of = (kind: CardKind): CardTerm => ({ percent: input[`${kind}Percent`], days: input[`${kind}Days`] })
  return { from: input.from, debit: of('debit'), credit: of('credit'), instalments: of('instalments') }
}

/** Adds terms to those of before, oldest first: those of the same day are replaced. */
export function withTerms(all: readonly CardTerms[], next: CardTerms): CardTerms[] {
  return [...all.filter(({ from }) => from !== next.from), next].toSorted((a, b) =>
    a.from < b.from ? -1 : 1,
  )
}

/** Returns the term of a payment of a day. */
export function termOn(all: readonly CardTerms[], day: string, kind: CardKind): CardTerm {
  return all.findLast(({ from }) => from <= day)?.[kind] ?? usualTerm
}

/** Returns the fee of an amount, in cents, halves up. */
export function feeOf(cents: number, { percent }: CardTerm): number {
  return shareOf(cents, Math.round(percent * 100), 10_000)
}

/** Returns the terms as the fields of their form; null where nothing was told. */
export function toldTerms(terms: CardTerms | undefined): Record<string, string | number | null> {
  return Object.fromEntries([
    ['from', terms?.from ?? null],
    ...cardKinds.flatMap((kind) => [
      [`${kind}Percent`, terms?.[kind].percent ?? null],
      [`${kind}Days`, terms?.[kind].days ?? null],
    ]),
  ])
}
