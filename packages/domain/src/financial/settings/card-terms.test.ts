import { describe, expect, test } from 'vitest'
import { cardKindOf } from '../../payments/card/card-kind.ts'
import {
  type CardTerms,
  cardTermsInputSchema,
  feeOf,
  termOn,
  termsOf,
  toldTerms,
  usualTerm,
  withTerms,
} from './card-terms.ts'

const right = {
  from: '2026-11-01',
  debitPercent: 1.37,
  debitDays: 1,
  creditPercent: 3.19,
  creditDays: 30,
  instalmentsPercent: 4.99,
  instalmentsDays: 30,
  version: 0,
}
const problem = (input: object) => {
  const read = cardTermsInputSchema.safeParse({ ...right, ...input })
  return read.success ? null : (read.error.issues[0]?.message ?? null)
}

describe('the terms of cards', () => {
  test.each([
    [{ from: null }, 'Informe desde que dia vale.'],
    [{ from: '2026-02-30' }, 'Informe um dia que existe.'],
    [{ debitPercent: -0.01 }, 'Use uma taxa de 0 a 30 %, como 1,99.'],
    [{ creditPercent: 31 }, 'Use uma taxa de 0 a 30 %, como 1,99.'],
    [{ creditPercent: undefined }, 'Use uma taxa de 0 a 30 %, como 1,99.'],
    [{ instalmentsDays: 366 }, 'Use um número de 0 a 365.'],
    [{ debitDays: 1.5 }, 'Use um número de 0 a 365.'],
    [{ debitPercent: 0, creditPercent: 30, debitDays: 0, creditDays: 365 }, null],
    [{ creditDays: -1 }, 'Use um número de 0 a 365.'],
    [{}, null],
  ])('say what is wrong: %o', (input, sentence) => expect(problem(input)).toBe(sentence))

  test('hold from their day on, and until then those of before', () => {
    const old = termsOf({ ...right, from: '2026-01-01' })
    const next: CardTerms = { ...old, from: '2026-06-01', credit: { percent: 2.5, days: 1 } }
    const all = withTerms([next], old)
    expect(all.map(({ from }) => from)).toEqual(['2026-01-01', '2026-06-01'])
    expect(termOn(all, '2025-12-31', 'credit')).toBe(usualTerm)
    expect(termOn(all, '2026-05-31', 'credit')).toEqual({ percent: 3.19, days: 30 })
    expect(termOn(all, '2026-06-01', 'credit')).toEqual({ percent: 2.5, days: 1 })
    expect(withTerms(all, { ...next, debit: usualTerm })).toHaveLength(2)
  })

  test('stand in the order of their days, in whatever order they are told', () => {
    const from = (day: string) => termsOf({ ...right, from: day })
    const told = ['2026-03-01', '2026-01-01', '2026-02-01'].reduce(
      (all, day) => withTerms(all, from(day)),
      [] as CardTerms[],
    )
    expect(told.map((each) => each.from)).toEqual(['2026-01-01', '2026-02-01', '2026-03-01'])
  })

  test('fill the fields of their form, none where nothing was told', () => {
    const { version: _, ...input } = right
    expect(toldTerms(termsOf(right))).toEqual(input)
    expect(toldTerms(undefined)).toEqual(Object.fromEntries(Object.keys(input).map((key) => [key, null])))
  })

  test.each([
    [10_000, 3.19, 319],
    [1, 3.19, 0],
    [50, 1, 1],
    [1_200_000_000, 1.37, 16_440_000],
    [0, 30, 0],
  ])('of %i cents at %d %% take %i, halves up', (cents, percent, fee) =>
    expect(feeOf(cents, { percent, days: 0 })).toBe(fee),
  )

  test('are by debit, credit or instalments: as the counter said, or by the instalments', () => {
    expect(cardKindOf({})).toBe('credit')
    expect(cardKindOf({ cardKind: 'debit' })).toBe('debit')
    expect(cardKindOf({ card: { instalments: 1 } })).toBe('credit')
    expect(cardKindOf({ card: { instalments: 3 } })).toBe('instalments')
  })
})
