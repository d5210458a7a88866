import { expect, test } from 'vitest'
import { fieldPriceChangeSchema, fromProblem, manyFieldPricesSchema } from './price-change-input.ts'

const change = { unit: 'percent', amount: 800, roundTo: '100', from: '2026-12-01' }

test.each([
  [{}, null],
  [{ amount: -9900 }, null],
  [{ amount: 100_000 }, null],
  [{ amount: 0 }, 'Com 0 nada muda.'],
  [{ amount: -9901 }, 'Use de -99 a 1.000 %.'],
  [{ amount: 100_001 }, 'Use de -99 a 1.000 %.'],
  [{ amount: undefined }, 'Informe quanto muda, como 8 ou -10.'],
  [{ unit: 'cents', amount: -1_000_000 }, null],
  [{ unit: 'cents', amount: 1_000_001 }, 'Use até R$ 10.000.'],
  [{ unit: 'cents', amount: 10.5 }, 'Informe quanto muda, como 8 ou -10.'],
  [{ unit: 'euros' }, 'Escolha porcentagem ou reais.'],
  [{ roundTo: '7' }, 'Escolha o arredondamento.'],
  [{ from: null }, 'Escolha o dia.'],
])('a change with %o: %s', (changed, sentence) => {
  const { error } = fieldPriceChangeSchema.safeParse({ ...change, ...changed })
  expect(error?.issues[0]?.message.replaceAll('\u00a0', ' ') ?? null).toBe(sentence)
})

test.each([
  [[{ id: 'a', version: 1 }], null],
  [[], 'Escolha ao menos um campo.'],
  [
    [
      { id: 'a', version: 1 },
      { id: 'a', version: 2 },
    ],
    'O mesmo campo aparece duas vezes.',
  ],
  [Array.from({ length: 101 }, (_, id) => ({ id: `${id}`, version: 1 })), 'Mude até 100 campos de uma vez.'],
])('fields to change (%#): %s', (fields, sentence) => {
  const { error } = manyFieldPricesSchema.safeParse({ ...change, fields })
  expect(error?.issues[0]?.message ?? null).toBe(sentence)
})

test('begins today or later, within a year', () => {
  const problems = ['2026-11-19', '2026-11-20', '2027-11-20', '2027-11-21'].map((from) =>
    fromProblem(from, '2026-11-20'),
  )
  expect(problems).toEqual([
    'Escolha hoje ou um dia que ainda vem.',
    null,
    null,
    'Escolha um dia em até um ano.',
  ])
})

test.each([
  ['percent', 100_001],
  ['cents', 1_000_001],
])('an amount too far in %s is a problem of the amount', (unit, amount) => {
  const { error } = fieldPriceChangeSchema.safeParse({ ...change, unit, amount })
  expect(error?.issues.map(({ path }) => path)).toEqual([['amount']])
})
