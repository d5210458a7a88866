import { expect, test } from 'vitest'
import { lossSchema, purchaseSchema } from './stock-input.ts'

const purchase = { packs: 2, packSize: 12, costCents: 5000, method: 'pix' }
const problem = (body: object) => {
  const issue = purchaseSchema.safeParse({ ...purchase, ...body }).error?.issues[0]
  return issue && [issue.path[0], issue.message]
}

test('a purchase has packs, pieces in each, a cost and a way of paying', () => {
  expect(purchaseSchema.parse({ ...purchase, supplier: ' Atacado ' }).supplier).toBe('Atacado')
  expect(problem({})).toBeUndefined()
  expect(problem({ costCents: 0, method: 'later' })).toBeUndefined()
  expect(problem({ packs: 0 })).toEqual(['packs', 'Use 1 ou mais.'])
  expect(problem({ packSize: 1001 })).toEqual(['packSize', 'Use no máximo 1.000.'])
  expect(problem({ costCents: -1 })).toEqual(['costCents', 'O custo não pode ser negativo.'])
  expect(problem({ method: 'venue' })).toEqual(['method', 'Escolha como foi paga.'])
})

test('its pieces together are not more than a stock holds', () => {
  expect(problem({ packs: 100, packSize: 1000 })).toBeUndefined()
  expect(problem({ packs: 101, packSize: 1000 })).toEqual(['packs', 'Use no máximo 100.000.'])
})

test('a loss says what happened', () => {
  expect(lossSchema.safeParse({ quantity: 1, reason: ' ' }).error?.issues[0]?.message).toBe(
    'Conte o que houve.',
  )
})
